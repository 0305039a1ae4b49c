import type { StoreHoursAttributes } from '../../mounts/placeholders/store-hours';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getStoreDetails } from '../../services/stores';
import { createHoursView } from '../../ui/store/hours-view';
import { showUntilStopped } from './show-until-stopped';

/** Keeps the hours of one store current on a cached page (HOURS-1..5). */
export default function enhance({
  attributes,
  element,
}: RootProps<StoreHoursAttributes>): () => void {
  const { show, undo } = createHoursView(element);
  const stop = showUntilStopped(
    getStoreDetails(attributes.storeNumber),
    'store-hours',
    (store) => (now) => show(store, now),
  );
  return () => {
    stop();
    undo();
  };
}
