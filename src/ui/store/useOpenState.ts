import { formatOpenState } from '../../domain/stores/open-state-text';
import type { OpenStateText } from '../../domain/stores/open-state-text';
import { getOpenState, isOpenStateKnown } from '../../domain/stores/opening-hours';
import type { OpenState } from '../../domain/stores/opening-hours';
import type { StoreHours } from '../../domain/time/scheduled-day';
import { useNow } from '../useNow';

/** Returns whether a store is open now, and how to say it; undefined if its hours are unknown (HOURS-1..5). */
export const useOpenState = (
  store: StoreHours,
): (OpenStateText & { readonly state: OpenState['state'] }) | undefined => {
  const now = useNow();
  if (!isOpenStateKnown(store)) return undefined;
  const openState = getOpenState(store, now);
  return { state: openState.state, ...formatOpenState(openState) };
};
