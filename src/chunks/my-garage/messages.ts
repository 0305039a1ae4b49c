import { defineTexts } from '../../language/define-texts';

export const GARAGE_LABELS = defineTexts('myGarage', {
  heading: 'My garage',
  loading: 'Your garage',
  empty: 'Add your vehicle to find tires that fit and keep its service history in one place.',
  add: 'Add a vehicle',
  formNotLoaded: "The form didn't load. Please try again.",
  /** For a current vehicle that the driver hasn't saved. */
  otherVehicle: "You're shopping for {vehicle}, which isn't in your garage.",
  /** For visitors, below their vehicles; `signIn` opens the sign-in dialog. */
  signInPrompt: '{signIn} to see your vehicles on all your devices.',
  signIn: 'Sign in',
});

/** Labels of a vehicle and its actions; those that end in an ellipsis show while an action runs. */
export const VEHICLE_LABELS = defineTexts('myGarage.vehicle', {
  current: 'Current vehicle',
  findTires: 'Find tires',
  makeCurrent: 'Make current',
  selecting: 'Selecting…',
  edit: 'Edit',
  remove: 'Remove',
  removeQuestion: 'Remove {vehicle} from your garage?',
  removing: 'Removing…',
  keep: 'Keep it',
  addToGarage: 'Add to my garage',
  adding: 'Adding…',
});

export const CONFIRMATIONS = defineTexts('myGarage.confirmations', {
  added: '{vehicle} was added.',
  saved: '{vehicle} was saved.',
  removed: '{vehicle} was removed.',
  selected: '{vehicle} is your current vehicle.',
});
