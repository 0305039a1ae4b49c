import { defineTexts } from '../../language/define-texts';

export const SELECTOR_LABELS = defineTexts('vehicleSelector', {
  /** Label of the submit button of a CMS form whose button has none. */
  search: 'Show tires',
  /** Label of the submit button of a placeholder without a form. */
  select: 'Select this vehicle',
  /** The error message of an empty field. */
  required: 'Required',
  /** Confirms that a vehicle is now the current vehicle. */
  selected: '{vehicle} is now your vehicle.',
});
