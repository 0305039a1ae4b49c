import { waitFor } from '@testing-library/react';
import { setUpMyStore } from '../../../test/my-store-page';
import { createSelectedProfile } from '../../../test/fake-services';
import { selectIsUrlStoreSettled } from '../../store/meta/meta-slice';

let mockHasVisit = false;
jest.mock('./visit-features', () => {
  if (!mockHasVisit) throw new Error('the visit did not load');
  return jest.requireActual<object>('./visit-features');
});

jest.mock('../../store/my-store/run-selection', () => {
  throw new Error('the selection did not load');
});

const { open, getReduxStore, readSavedNumber } = setUpMyStore();

test.each([
  ['visit', false],
  ['selection', true],
])(
  "gives up the URL's store if the chunk of the %s doesn't load [MYST-1]",
  async (_name, hasVisit) => {
    mockHasVisit = hasVisit;
    await open({ profile: createSelectedProfile('310001'), url: '/?storeNumber=310002' });
    await waitFor(() => expect(selectIsUrlStoreSettled(getReduxStore().getState())).toBe(true));
    expect(readSavedNumber()).toBe('310001');
  },
);
