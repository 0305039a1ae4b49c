import { defineTexts } from '../../language/define-texts';

export const FIELD_LABELS = defineTexts('myGarage.fields', {
  year: 'Year',
  make: 'Make',
  model: 'Model',
  trim: 'Trim',
  engine: 'Engine',
  nickname: 'Nickname',
  odometer: 'Odometer',
  drivingCondition: 'Driving conditions',
});

export const HINTS = defineTexts('myGarage.hints', {
  nickname: 'For example, Family van.',
  odometer: 'In miles.',
  drivingCondition: 'Severe means short trips, towing, dust, heat, or cold.',
});

export const FORM_LABELS = defineTexts('myGarage.form', {
  add: 'Add a vehicle',
  edit: 'Edit {vehicle}',
  /** Shown in the form of a saved vehicle. */
  emptyFieldsStay: 'A field that you leave empty keeps its saved value.',
  noDrivingCondition: 'Not specified',
  save: 'Save vehicle',
  saving: 'Saving…',
  cancel: 'Cancel',
});
