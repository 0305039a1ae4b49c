import type { MapView } from './map-view';

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

/** The sizes of maps; `list…` are about as large as the boxes of lists, so that the pins have room. */
export const MAP_SIZES = {
  landscape: { width: 400, height: 200 },
  listLandscape: { width: 640, height: 320 },
  square: { width: 400, height: 400 },
  listPortrait: { width: 416, height: 468 },
} as const satisfies Record<string, MapSize>;

export interface MapDestination {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Four decimals are accurate to 11 meters. */
const DECIMALS = 4;

/** Formats a point for the URL of a map. */
export const formatPoint = ({ latitude, longitude }: MapPoint): string =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;

/** Returns the URL of a static map image with the store in its center (STORE-4). */
export const getStoreMapUrl = (store: MapPoint, { width, height }: MapSize): string =>
  `/maps/static?center=${formatPoint(store)}&size=${width}x${height}`;

/** Returns the URL of a static map image of a section, without markers. */
export const getMapViewUrl = ({ center, zoom }: MapView, { width, height }: MapSize): string =>
  `/maps/static?center=${formatPoint(center)}&zoom=${zoom}&size=${width}x${height}`;

export const getDirectionsUrl = ({ address, city, state, zip }: MapDestination): string => {
  const destination = encodeURIComponent(`${address}, ${city}, ${state} ${zip}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
};
