import { GUIDE_STEPS, PRIORITY_LIMIT } from '../../domain/tires/guide-answers';
import type { GuideStep, Priority, TireType } from '../../domain/tires/guide-answers';

const QUESTIONS = GUIDE_STEPS.length - 1;

/** Formats `Question 2 of 4`. */
export const formatProgress = (step: GuideStep): string =>
  `Question ${GUIDE_STEPS.indexOf(step) + 1} of ${QUESTIONS}`;

/** Buttons and links of every question. */
export const GUIDE_LABELS = {
  back: 'Back',
  next: 'Continue',
  showTires: 'Show my tires',
  change: 'Change',
};

export const QUESTION_TITLES: Readonly<Record<GuideStep, string>> = {
  vehicle: 'What do you drive?',
  store: 'Where do you want your tires installed?',
  tireType: 'Which type of tire do you need?',
  priorities: 'What matters most to you?',
  tires: 'Your tires',
};

export const VEHICLE_TEXTS = {
  how: 'Start with',
  byVehicle: 'My vehicle',
  bySize: 'My tire size',
  size: 'Tire size',
  sizeHint: "Find your size on the tire's sidewall or on the sticker inside the driver's door.",
  noTrims: "We don't have tire sizes for this vehicle. Start with your tire size instead.",
};

export const STORE_TEXTS = {
  current: 'Your store',
  other: 'Use a store near another zip code',
  zip: 'Zip code',
  hint: "We'll use the nearest store for prices and stock.",
};

interface ChoiceText {
  readonly label: string;
  readonly explanation: string;
}

export const TYPE_TEXTS: Readonly<Record<TireType, ChoiceText>> = {
  allSeason: {
    label: 'All-season',
    explanation: 'For dry and wet roads and light snow, all year.',
  },
  winter: { label: 'Winter', explanation: 'For snow, ice, and temperatures below 45 °F.' },
  summer: {
    label: 'Summer',
    explanation: 'For the best grip and handling in warm weather. Not for snow.',
  },
  allTerrain: { label: 'All-terrain', explanation: 'For gravel, dirt, and mud.' },
  notSure: { label: "I'm not sure", explanation: "We'll compare all types." },
};

/** The label of the radio group; the heading asks the question. */
export const TYPE_LABEL = 'Tire type';

export const TYPE_PROBLEM = 'Choose a tire type';

export const PRIORITY_TEXTS: Readonly<Record<Priority, ChoiceText>> = {
  price: { label: 'Low price', explanation: 'The lowest price for a set of four.' },
  treadLife: { label: 'Long tread life', explanation: 'A long mileage warranty.' },
  wet: { label: 'Wet roads', explanation: 'Short stopping distances in the rain.' },
  snow: { label: 'Snow', explanation: 'Grip on snow and ice.' },
  quiet: { label: 'Quiet ride', explanation: 'Little noise on the highway.' },
  comfort: { label: 'Comfort', explanation: 'A smooth ride on rough roads.' },
  handling: { label: 'Handling', explanation: 'Precise steering and grip in corners.' },
  fuel: { label: 'Fuel economy', explanation: 'Low rolling resistance.' },
};

export const PRIORITY_PROBLEM = 'Choose at least one';

export const PRIORITIES_TEXTS = {
  hint: `Choose up to ${PRIORITY_LIMIT}, most important first.`,
  legend: 'Priorities',
  order: 'Your ranking',
  full: `You can choose up to ${PRIORITY_LIMIT}.`,
};

/** Formats the label of a button that moves a priority. */
export const formatMove = (label: string, direction: 'up' | 'down'): string =>
  `Move ${label} ${direction}`;

/** Formats what screen readers announce after a move: `Wet roads is number 2 of 3.` */
export const formatRank = (label: string, rank: number, count: number): string =>
  `${label} is number ${rank} of ${count}.`;

export const RESULT_TEXTS = {
  loading: 'Finding your tires',
  failed: "Your tires didn't load. Your answers are saved.",
  ranks: ['Best match', 'Second choice', 'Third choice'],
  reasons: 'Why this tire',
  details: 'See details',
  updating: 'Updating prices and stock…',
  unknownStore: "We couldn't find the store that you selected. Your other answers are saved.",
  otherStore: 'Choose another store',
  pricesFailed: "Prices and stock at your store didn't load.",
  noPrice: 'Call your store for pricing.',
  compare: 'Compare these tires',
  rejected: 'Why not these?',
  askStore: 'Find a store',
  none: "We couldn't find tires for this vehicle or size at your store.",
  allTypes: 'Show all types',
  answers: 'Your answers',
  /** The answer of a visitor who isn't sure about the type. */
  anyType: 'Any tire type',
};

/** Formats the heading of the result: `The 3 best tires for your 2021 Honda Civic EX`. */
export const formatResultTitle = (
  count: number,
  subject: string,
  subjectType: 'vehicle' | 'size',
): string =>
  `${count === 1 ? 'The best tire' : `The ${count} best tires`} ${
    subjectType === 'vehicle' ? 'for your' : 'in size'
  } ${subject}`;

/** Formats the message for a type without tires. */
export const formatNoneOfType = (type: TireType): string =>
  `There are no ${TYPE_TEXTS[type].label.toLowerCase()} tires for this vehicle or size.`;
