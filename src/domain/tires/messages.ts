import { defineNames, defineTexts } from '../../language/define-texts';

export const TIRE_TEXTS = defineTexts('tire', {
  pair: '{front} front, {rear} rear',
  frontSize: '{size}, front',
  rearSize: '{size}, rear',
  loadAndSpeed: '{symbol}: {load, number} lb per tire, up to {speed, number} mph',
  load: '{symbol}: {load, number} lb per tire',
  speed: '{symbol}: up to {speed, number} mph',
  trait: '{value, number} of 10',
  rating: '{rating} out of 5, {count, plural, one {# review} other {# reviews}}',
  noReviews: 'No reviews yet',
  warranty: '{miles, number}-mile warranty',
  noWarranty: 'No mileage warranty',
  version: '{service}, {sidewall}',
  runFlatVersion: '{service}, {sidewall}, run-flat',
  speedRating: '{rating} (up to {speed, number} mph)',
  loadRange: 'Load range {range}',
  wrongSize: 'Enter a tire size such as 205/55R16',
});

const formatType = defineNames('tire.types', {
  allSeasonTouring: 'All-Season Touring',
  allSeason: 'All-Season',
  allWeather: 'All-Weather',
  performanceAllSeason: 'Performance All-Season',
  crossoverTouring: 'Crossover Touring',
  highwayAllSeason: 'Highway All-Season',
  winter: 'Winter',
  summerPerformance: 'Summer Performance',
  allTerrain: 'All-Terrain',
  mudTerrain: 'Mud-Terrain',
});

const formatKnownSidewall = defineNames('tire.sidewalls', {
  black: 'Black',
  outlinedWhiteLetters: 'Outlined white letters',
  raisedBlackLetters: 'Raised black letters',
  verticalSerratedBand: 'Vertical serrated band',
});

const LOAD_RANGES: Readonly<Record<string, string>> = defineTexts('tire.loadRanges', {
  SL: 'Standard load (SL)',
  XL: 'Extra load (XL)',
});

/** Returns the key of a name of the catalog: `allSeasonTouring` for `All-Season Touring`. */
const toKey = (name: string): string =>
  name.charAt(0).toLowerCase() +
  name.slice(1).replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a sidewall of the catalog in the page's language; an unknown one stays as it is. */
export const formatSidewall = (sidewall: string): string =>
  formatKnownSidewall(toKey(sidewall), sidewall);

/** Returns the name of a load range, such as `Extra load (XL)`. */
export const formatLoadRange = (range: string): string =>
  LOAD_RANGES[range] ?? TIRE_TEXTS.loadRange({ range });

/** Returns a type of the catalog in the page's language; an unknown type stays as it is. */
export const formatTireType = (type: string): string => formatType(toKey(type), type);
