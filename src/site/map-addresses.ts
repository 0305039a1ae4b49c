/** A place on the map, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Size of a map image in CSS pixels, each side 64 to 1,280. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes of a list's map: on a phone, and beside the list. */
export const MAP_SIZES = {
  narrow: { width: 720, height: 320 },
  wide: { width: 640, height: 720 },
} as const satisfies Record<string, MapSize>;

/** Where somebody drives to. */
export interface MapDestination {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Eleven metres: a street's width. */
const DECIMALS = 4;

/** More markers than these could not be told apart: the others have none. */
export const MARKERS_MAX = 30;

const placeOf = ({ latitude, longitude }: MapPoint): string =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;

/** Address of the static map image of one store, which stands in its middle (STORE-4). */
export const storeMapAddress = (store: MapPoint, { width, height }: MapSize): string =>
  `/maps/static?center=${placeOf(store)}&size=${width}x${height}`;

/** A store of a list, by its number in it. */
export interface NumberedPoint extends MapPoint {
  readonly number: number;
}

/** Address of the static map image of a list's stores, a numbered marker for each (STORE-4). */
export const storesMapAddress = (
  stores: readonly NumberedPoint[],
  { width, height }: MapSize,
): string => {
  const markers = stores
    .slice(0, MARKERS_MAX)
    .map((store) => `${store.number},${placeOf(store)}`)
    .join('~');
  return `/maps/static?markers=${markers}&size=${width}x${height}`;
};

/** Address of the directions to a place, on the map provider's own site. */
export const directionsAddress = ({ address, city, state, zip }: MapDestination): string => {
  const destination = encodeURIComponent(`${address}, ${city}, ${state} ${zip}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
};
