import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createSelectedProfile, writeProfile } from '../../../test/fake-services';
import { createReduxStore } from '..';
import { readProfileCookie } from '../../services/profile-cookie';
import { zipChanged } from '../meta/meta-slice';
import { syncSavedStore } from './saved-store-thunks';
import { useSavedStore } from './useSavedStore';

jest.mock('../../services/profile-cookie', () => {
  const actual = jest.requireActual<{ readProfileCookie: () => unknown }>(
    '../../services/profile-cookie',
  );
  return { ...actual, readProfileCookie: jest.fn(actual.readProfileCookie) };
});

test('the saved store is read when it is synced, not with other actions', () => {
  document.documentElement.dataset['siteName'] = 'fcac';
  writeProfile(createSelectedProfile('310002'));
  const store = createReduxStore();
  const { result } = renderHook(useSavedStore, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  expect(result.current).toMatchObject({ storeNumber: '310002', isSelected: true });
  writeProfile(createSelectedProfile('310003'));
  jest.mocked(readProfileCookie).mockClear();
  act(() => void store.dispatch(zipChanged('80202')));
  expect(readProfileCookie).not.toHaveBeenCalled();
  act(() => void store.dispatch(syncSavedStore()));
  expect(result.current).toMatchObject({ storeNumber: '310003', isSelected: true });
});
