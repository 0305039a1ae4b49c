import type { GuideStep, Priority, TireType } from '../../domain/tires/guide-answers';
import { defineTexts } from '../../language/define-texts';

export const GUIDE_LABELS = defineTexts('tireGuide', {
  progress: 'Question {number, number} of {count, number}',
  back: 'Back',
  next: 'Continue',
  showTires: 'Show my tires',
  change: 'Change',
});

export const QUESTION_TITLES = defineTexts('tireGuide.questions', {
  vehicle: 'What do you drive?',
  store: 'Where do you want your tires installed?',
  tireType: 'Which type of tire do you need?',
  priorities: 'What matters most to you?',
  tires: 'Your tires',
} satisfies Record<GuideStep, string>);

export const VEHICLE_TEXTS = defineTexts('tireGuide.vehicle', {
  how: 'Start with',
  byVehicle: 'My vehicle',
  bySize: 'My tire size',
  size: 'Tire size',
  sizeHint: "Find your size on the tire's sidewall or on the sticker inside the driver's door.",
  noTrims: "We don't have tire sizes for this vehicle. Start with your tire size instead.",
});

export const STORE_TEXTS = defineTexts('tireGuide.store', {
  current: 'Your store: {store}, {address}, {city}',
  /** The answer before the store's name is known. */
  unknown: 'Your store',
  other: 'Use a store near another zip code',
  zip: 'Zip code',
  hint: "We'll use the nearest store for prices and stock.",
});

export const TYPE_LABELS = defineTexts('tireGuide.types', {
  allSeason: 'All-season',
  winter: 'Winter',
  summer: 'Summer',
  allTerrain: 'All-terrain',
  notSure: "I'm not sure",
} satisfies Record<TireType, string>);

export const TYPE_EXPLANATIONS = defineTexts('tireGuide.typeExplanations', {
  allSeason: 'For dry and wet roads and light snow, all year.',
  winter: 'For snow, ice, and temperatures below 45°F.',
  summer: 'For the best grip and handling in warm weather. Not for snow.',
  allTerrain: 'For gravel, dirt, and mud.',
  notSure: "We'll compare all types.",
} satisfies Record<TireType, string>);

export const TYPE_TEXTS = defineTexts('tireGuide.type', {
  /** The label of the radio group; the heading asks the question. */
  label: 'Tire type',
  missing: 'Choose a tire type',
});

export const PRIORITY_LABELS = defineTexts('tireGuide.priorities', {
  price: 'Low price',
  treadLife: 'Long tread life',
  wet: 'Wet roads',
  snow: 'Snow',
  quiet: 'Quiet ride',
  comfort: 'Comfort',
  handling: 'Handling',
  fuel: 'Fuel economy',
} satisfies Record<Priority, string>);

export const PRIORITY_EXPLANATIONS = defineTexts('tireGuide.priorityExplanations', {
  price: 'The lowest price for a set of four.',
  treadLife: 'A long mileage warranty.',
  wet: 'Short stopping distances in the rain.',
  snow: 'Grip on snow and ice.',
  quiet: 'Little noise on the highway.',
  comfort: 'A smooth ride on rough roads.',
  handling: 'Precise steering and grip in corners.',
  fuel: 'Low rolling resistance.',
} satisfies Record<Priority, string>);

export const PRIORITIES_TEXTS = defineTexts('tireGuide.ranking', {
  hint: 'Choose up to {limit, number}, most important first.',
  legend: 'Priorities',
  order: 'Your ranking',
  full: 'You can choose up to {limit, number}.',
  missing: 'Choose at least one',
  up: 'Move {priority} up',
  down: 'Move {priority} down',
  /** Announced after a move. */
  rank: '{priority} is number {rank, number} of {count, number}.',
});

/** How well a recommended tire fits the answers, best first. */
export const RANK_LABELS = defineTexts('tireGuide.ranks', {
  first: 'Best match',
  second: 'Second choice',
  third: 'Third choice',
});

export const RESULT_TEXTS = defineTexts('tireGuide.result', {
  loading: 'Finding your tires',
  failed: "Your tires didn't load. Your answers are saved.",
  titleForVehicle:
    '{count, plural, one {The best tire} other {The # best tires}} for your {vehicle}',
  titleForSize: '{count, plural, one {The best tire} other {The # best tires}} in size {size}',
  reasons: 'Why this tire',
  updating: 'Updating prices and stock…',
  unknownStore: "We couldn't find the store that you selected. Your other answers are saved.",
  otherStore: 'Choose another store',
  pricesFailed: "Prices and stock at your store didn't load.",
  /** The link to a tire's page; screen readers also read the tire. */
  select: 'Select {tire}',
  compare: 'Compare these tires',
  rejected: 'Why not these?',
  rejectedTire: '{tire}: {reason}.',
  askStore: 'Find a store',
  none: "We couldn't find tires for this vehicle or size at your store.",
  allTypes: 'Show all types',
  answers: 'Your answers',
  /** The answer of a visitor who isn't sure about the type. */
  anyType: 'Any tire type',
});

export const NO_TIRES_OF_TYPE = defineTexts('tireGuide.noTires', {
  allSeason: 'There are no all-season tires for this vehicle or size.',
  winter: 'There are no winter tires for this vehicle or size.',
  summer: 'There are no summer tires for this vehicle or size.',
  allTerrain: 'There are no all-terrain tires for this vehicle or size.',
} satisfies Record<Exclude<TireType, 'notSure'>, string>);
