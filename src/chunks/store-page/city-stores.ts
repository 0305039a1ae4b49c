import type { CityStoresAttributes } from '../../mounts/placeholders/city-stores';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { createHoursView } from '../../ui/store/hours-view';
import { keepOneOpen } from './keep-one-open';
import { showUntilStopped } from './show-until-stopped';
import { addSeeMore } from './see-more';

/**
 * Enhances the stores of a city: an accordion with one open item, four items at first, and current
 * hours from one call (STORE-1, STORE-2, HOURS-1..5).
 */
export default function enhance({
  attributes: { state, city },
  element,
}: RootProps<CityStoresAttributes>): () => void {
  const items = [...element.querySelectorAll<HTMLElement>('.city-store')];
  const cleanups = [keepOneOpen(items), addSeeMore(element, items)];
  cleanups.push(
    showUntilStopped(
      getStoresOfCity({ state, city, siteName: getSiteName(document) }),
      'city-stores',
      ({ stores }) => {
        const updates = stores.flatMap((store) => {
          const item = items.find(({ dataset }) => dataset['storeNumber'] === store.storeNumber);
          if (!item) return [];
          const view = createHoursView(item);
          cleanups.push(view.undo);
          return [(now: Date) => view.show(store, now)];
        });
        return (now) => updates.forEach((update) => update(now));
      },
    ),
  );
  return () => cleanups.forEach((step) => step());
}
