import type { StoreHoursAttributes } from '../../mounts/placeholders/store-hours';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getStoreDetails } from '../../services/stores';
import { showHours } from './show-hours';

/** Keeps the hours of one store current on a cached page (HOURS-1..5). */
export default function enhance({
  attributes,
  element,
}: RootProps<StoreHoursAttributes>): () => void {
  return showHours(getStoreDetails(attributes.storeNumber), 'store-hours', (store) => [
    { element, store },
  ]);
}
