import type { MapPoint, MapSize } from './map-urls';

/** The section of a map that an image shows, in the Mercator projection of web maps. */
export interface MapView {
  readonly center: MapPoint;
  /** The whole world is 256 pixels wide at 0, and twice as wide at each next whole number. */
  readonly zoom: number;
}

/** A place in an image, in pixels from its top left corner. */
interface ImagePlace {
  readonly x: number;
  readonly y: number;
}

const TILE = 256;

const getWorldSize = (zoom: number): number => TILE * 2 ** zoom;

const toWorld = ({ latitude, longitude }: MapPoint): ImagePlace => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
};

const toPoint = ({ x, y }: ImagePlace): MapPoint => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: (x - 0.5) * 360,
});

/** Returns where an image shows a point. It may lie outside. */
export const project = (point: MapPoint, { center, zoom }: MapView, size: MapSize): ImagePlace => {
  const world = getWorldSize(zoom);
  const [place, middle] = [toWorld(point), toWorld(center)];
  return {
    x: size.width / 2 + (place.x - middle.x) * world,
    y: size.height / 2 + (place.y - middle.y) * world,
  };
};

/** Returns the point that an image shows at a place, the inverse of `project`. */
export const unproject = (
  { x, y }: ImagePlace,
  { center, zoom }: MapView,
  size: MapSize,
): MapPoint => {
  const world = getWorldSize(zoom);
  const middle = toWorld(center);
  return toPoint({
    x: middle.x + (x - size.width / 2) / world,
    y: middle.y + (y - size.height / 2) / world,
  });
};

/** Pixels between the outermost points and the edge, enough for a whole pin. */
const MARGIN = 48;
/** A closer map wouldn't show in which part of town the stores are. */
const MAX_ZOOM = 11;
/** Providers of maps accept whole numbers, and many of them tenths. */
const ZOOM_STEP = 0.1;

const getMiddle = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2;
const getSpan = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Returns the closest section that shows all points. @param points at least one */
export const fitMap = (points: readonly MapPoint[], { width, height }: MapSize): MapView => {
  const places = points.map(toWorld);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const scale = Math.min(
    Math.max(1, width - 2 * MARGIN) / getSpan(xs),
    Math.max(1, height - 2 * MARGIN) / getSpan(ys),
  );
  const zoom = Math.floor(Math.log2(scale / TILE) / ZOOM_STEP) * ZOOM_STEP;
  return {
    center: toPoint({ x: getMiddle(xs), y: getMiddle(ys) }),
    zoom: Math.min(MAX_ZOOM, Math.max(0, Number(zoom.toFixed(1)))),
  };
};
