import { waitFor } from '@testing-library/react';
import { setUpMyStore } from '../../../test/my-store-page';
import { createSelectedProfile } from '../../../test/fake-services';
import { selectIsUrlStoreSettled } from '../../store/meta/meta-slice';

let mockHasStart = false;
jest.mock('../../store/my-store/start-my-store', () => {
  if (!mockHasStart) throw new Error('the start did not load');
  return jest.requireActual<object>('../../store/my-store/start-my-store');
});

jest.mock('../../store/my-store/run-selection', () => {
  throw new Error('the selection did not load');
});

const { open, getReduxStore, readSavedNumber } = setUpMyStore();

test.each([
  ['start', false],
  ['selection', true],
])(
  "gives up the URL's store if the chunk of the %s doesn't load [MYST-1]",
  async (_name, hasStart) => {
    mockHasStart = hasStart;
    await open({ profile: createSelectedProfile('310001'), url: '/?storeNumber=310002' });
    await waitFor(() => expect(selectIsUrlStoreSettled(getReduxStore().getState())).toBe(true));
    expect(readSavedNumber()).toBe('310001');
  },
);
