import { BUTTONS } from '../../ui/messages';

export const EMPTY_GARAGE =
  'Add your vehicle to find tires that fit and keep its service history in one place.';

export const FORM_NOT_LOADED = "The form didn't load. Please try again.";

/** Shown for a current vehicle that the driver hasn't saved. */
export const getOtherVehicleMessage = (vehicle: string): string =>
  `You're shopping for ${vehicle}, which isn't in your garage.`;

/** Names the garage while it loads. */
export const GARAGE_NAME = 'Your garage';

export const GARAGE_LABELS = {
  heading: 'My garage',
  add: 'Add a vehicle',
  retry: BUTTONS.tryAgain,
} as const;

/** Shown to visitors below their vehicles; `link` opens the sign-in dialog. */
export const SIGN_IN_PROMPT = {
  link: 'Sign in',
  after: 'to see your vehicles on all your devices.',
} as const;

/** Labels of a vehicle and its actions; those that end in an ellipsis show while an action runs. */
export const VEHICLE_LABELS = {
  current: 'Current vehicle',
  findTires: 'Find tires',
  makeCurrent: 'Make current',
  selecting: 'Selecting…',
  edit: 'Edit',
  remove: 'Remove',
  removing: 'Removing…',
  keep: 'Keep it',
  addToGarage: 'Add to my garage',
  adding: 'Adding…',
} as const;

/** @param title name of the vehicle, such as "2019 Honda CR-V" */
export const getRemoveQuestion = (title: string): string => `Remove ${title} from your garage?`;

/** Messages that confirm a change and name the vehicle by its title. */
export const CONFIRMATIONS = {
  added: (title: string): string => `${title} was added.`,
  saved: (title: string): string => `${title} was saved.`,
  removed: (title: string): string => `${title} was removed.`,
  selected: (title: string): string => `${title} is your current vehicle.`,
} as const;
