import { loadChunk } from '../../../browser/load-chunk';
import type { SearchedVehicle, TireSearchResult } from '../../../services/tire-search';
import { getReduxStore } from '../../../store';
import { readProfileVehicle } from '../../../store/garage/useProfileVehicle';
import { isSameVehicle } from '../../../vehicles/equality';
import type { TireSearch } from '../search-query';

/** In the chunk of the page's vehicle selector, because each additional chunk adds bytes to every page. */
const loadGarage = () =>
  import(/* webpackChunkName: "vehicle-selector" */ '../../../store/garage/select-vehicle');

/** The vehicle that the page shows tires for. */
let shown: SearchedVehicle | undefined;

const selectShown = async (): Promise<void> => {
  const current = readProfileVehicle();
  if (!shown || (current && isSameVehicle(current, shown))) return;
  // If the chunk fails to load, the page of a tire still lets the visitor choose the vehicle.
  const garage = await loadChunk(loadGarage).catch(() => undefined);
  if (garage) await getReduxStore().dispatch(garage.selectVehicle(shown));
};

// Meanwhile, another page may have made another vehicle the current one.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void selectShown();
});

/**
 * Makes the vehicle of a search the current one, so that the page of a tire, the quote, and the cart are for
 * the vehicle that the results name. It isn't always: a link or Back opens the results without the form.
 */
export const selectSearched = async (
  search: TireSearch,
  { vehicle, tires }: TireSearchResult,
): Promise<void> => {
  if (search.type === 'size' || tires.length === 0) return;
  // The host's spelling, because a link may use any.
  shown = vehicle ?? search.vehicle;
  await selectShown();
};
