import { defineTexts } from '../../language/define-texts';

export const SEARCH_LABELS = defineTexts('tireSearchForm', {
  /** Legend of the choice between the two forms. */
  searchBy: 'Find tires by',
  vehicle: 'Vehicle',
  size: 'Size',
  tireSize: 'Tire size',
  sizeHint: 'For example, 205/55R16',
  /** Label of the submit button if the CMS's button has none. */
  submit: 'Show tires',
  /** Accessible name of the list of the garage's vehicles. */
  garage: 'My garage',
  vehicleTires: 'Tires for your {vehicle}',
});
