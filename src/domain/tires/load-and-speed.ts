import { TIRE_TEXTS } from './messages';

/** Maximum load in pounds for the load indexes 60 to 129 (ISO 4000). */
const POUNDS = [
  551, 567, 584, 600, 617, 639, 661, 677, 694, 716, 739, 761, 783, 805, 827, 853, 882, 908, 937,
  963, 992, 1019, 1047, 1074, 1102, 1135, 1168, 1201, 1235, 1279, 1323, 1356, 1389, 1433, 1477,
  1521, 1565, 1609, 1653, 1709, 1764, 1819, 1874, 1929, 1984, 2039, 2094, 2149, 2205, 2271, 2337,
  2403, 2469, 2535, 2601, 2679, 2756, 2833, 2910, 2998, 3086, 3197, 3307, 3417, 3527, 3638, 3748,
  3858, 3968, 4079,
];
const FIRST_INDEX = 60;

/** Maximum speed in miles per hour by speed rating. */
const MILES_PER_HOUR: Readonly<Record<string, number>> = {
  L: 75,
  M: 81,
  N: 87,
  P: 93,
  Q: 99,
  R: 106,
  S: 112,
  T: 118,
  U: 124,
  H: 130,
  V: 149,
  W: 168,
  Y: 186,
};

/** Speed ratings from slowest to fastest. */
export const SPEED_RATINGS: readonly string[] = Object.keys(MILES_PER_HOUR);

/** Formats a speed rating with its speed: `V (up to 149 mph)`. */
export const formatSpeedRating = (rating: string): string => {
  const speed = MILES_PER_HOUR[rating];
  return speed === undefined ? rating : TIRE_TEXTS.speedRating({ rating, speed });
};

/**
 * Formats the load index and speed rating of a tire: `91V: 1,356 lb per tire, up to 149 mph`.
 * Values that aren't in the tables are omitted.
 */
export const formatLoadAndSpeed = (loadIndex: number, speedRating: string): string => {
  const symbol = `${loadIndex}${speedRating}`;
  const load = POUNDS[loadIndex - FIRST_INDEX];
  const speed = MILES_PER_HOUR[speedRating];
  if (load !== undefined && speed !== undefined) {
    return TIRE_TEXTS.loadAndSpeed({ symbol, load, speed });
  }
  if (load !== undefined) return TIRE_TEXTS.load({ symbol, load });
  return speed === undefined ? symbol : TIRE_TEXTS.speed({ symbol, speed });
};
