import type { CityStoresAttributes } from '../../mounts/placeholders/city-stores';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { keepOneOpen } from './keep-one-open';
import { showHours } from './show-hours';
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
  const cleanups = [
    keepOneOpen(items),
    addSeeMore(element, items),
    showHours(
      getStoresOfCity({ state, city, siteName: getSiteName(document) }),
      'city-stores',
      ({ stores }) =>
        stores.flatMap((store) => {
          const item = items.find(({ dataset }) => dataset['storeNumber'] === store.storeNumber);
          return item ? [{ element: item, store }] : [];
        }),
    ),
  ];
  return () => cleanups.forEach((step) => step());
}
