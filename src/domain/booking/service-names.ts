import { defineNames } from '../../language/define-texts';

/** Returns the name of a bookable service in the page's language. */
export const getServiceName = defineNames('services', {
  'tire-installation': 'Tire installation',
  rotation: 'Tire rotation and balance',
  'flat-repair': 'Flat tire repair',
  'pressure-sensors': 'Tire pressure sensors',
  alignment: 'Wheel alignment',
  'oil-change': 'Oil change',
  'oil-change-synthetic': 'Full synthetic oil change',
  'brake-check': 'Brake check',
  brakes: 'Brake service',
  'brake-fluid': 'Brake fluid exchange',
  'battery-test': 'Battery test',
  batteries: 'Battery replacement',
  engine: 'Check engine light diagnosis',
  'tune-up': 'Tune-up',
  'timing-belt': 'Timing belt',
  'steering-suspension': 'Shocks and struts',
  'steering-check': 'Steering and suspension check',
  cooling: 'Coolant exchange',
  'transmission-fluid': 'Transmission fluid exchange',
  'air-conditioning': 'Air conditioning service',
  'vehicle-inspection': 'Complete vehicle inspection',
});

const getNameOfSlug = defineNames('services.categories', {
  tires: 'Tires',
  'oil-changes': 'Oil changes',
  brakes: 'Brakes',
  batteries: 'Batteries',
  'engine-and-diagnostics': 'Engine and diagnostics',
  'steering-and-suspension': 'Steering and suspension',
  'fluids-and-climate': 'Fluids and climate',
  inspections: 'Inspections',
});

/** Returns the name of a category of services in the page's language. Its code is made of its English words. */
export const getCategoryName = (category: string): string =>
  getNameOfSlug(category.toLowerCase().replaceAll(' ', '-'), category);
