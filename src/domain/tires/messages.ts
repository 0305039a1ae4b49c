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

/** Returns a type of the catalog in the page's language; an unknown type stays as it is. */
export const formatTireType = (type: string): string =>
  formatType(type.charAt(0).toLowerCase() + type.slice(1).replaceAll(/\W/g, ''), type);
