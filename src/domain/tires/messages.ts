import { defineTexts } from '../../language/define-texts';

/** Facts of a tire, as lists, tire pages, the comparison, and the guide show them. */
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
  wrongSize: 'Enter a tire size such as 205/55R16',
});

const TYPE_TEXTS = defineTexts('tire.types', {
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

/** The names of the texts by the catalog's types. */
const TYPE_NAMES: Readonly<Record<string, keyof typeof TYPE_TEXTS>> = {
  'All-Season Touring': 'allSeasonTouring',
  'All-Season': 'allSeason',
  'All-Weather': 'allWeather',
  'Performance All-Season': 'performanceAllSeason',
  'Crossover Touring': 'crossoverTouring',
  'Highway All-Season': 'highwayAllSeason',
  Winter: 'winter',
  'Summer Performance': 'summerPerformance',
  'All-Terrain': 'allTerrain',
  'Mud-Terrain': 'mudTerrain',
};

/** Returns a type of the catalog in the page's language; an unknown type stays as it is. */
export const formatTireType = (type: string): string => {
  const name = TYPE_NAMES[type];
  return name ? TYPE_TEXTS[name] : type;
};
