import type { AppThunk } from '..';
import { addAppListener } from '../listener-middleware';
import { selectLoginState, selectIsSignedIn } from './account-slice';

/**
 * Calls back once, as soon as it is known whether the visitor is signed in; synchronously if it is
 * known already (STATE-2).
 * @returns a function that cancels the wait
 */
export const whenLoginKnown =
  (onKnown: (isSignedIn: boolean) => void): AppThunk<() => void> =>
  (dispatch, getState) => {
    const known = selectLoginState(getState());
    if (known !== 'loading') {
      onKnown(known === 'true');
      return () => {};
    }
    return dispatch(
      addAppListener({
        predicate: (_, state) => selectLoginState(state) !== 'loading',
        effect: (_, api) => {
          api.unsubscribe();
          onKnown(selectIsSignedIn(api.getState()));
        },
      }),
    );
  };
