import type { CityStoresAttributes } from '../../mounts/placeholders/city-stores';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { showHours } from './show-hours';
import { addSeeMore } from './see-more';

/**
 * Closes the open item when another opens (STORE-1), for browsers that ignore the `name` of details
 * elements, and keeps the opened item in view.
 * @returns a function that removes the listeners
 */
const keepOneOpen = (items: readonly HTMLElement[]): (() => void) => {
  const accordion = items.filter((item) => item instanceof HTMLDetailsElement);
  let current = accordion.find(({ open }) => open);
  const onToggle = ({ target }: Event) => {
    const opened = accordion.find((item) => item === target && item.open);
    if (!opened || opened === current) return;
    current = opened;
    for (const item of accordion) item.open = item === opened;
    opened.scrollIntoView({ block: 'nearest' });
  };
  for (const item of accordion) item.addEventListener('toggle', onToggle);
  return () => {
    for (const item of accordion) item.removeEventListener('toggle', onToggle);
  };
};

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
