import { defineNames } from '../../language/define-texts';

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

export const getServiceDescription = defineNames('services.descriptions', {
  'tire-installation': 'Mounting, balancing, and new valve stems for four tires.',
  rotation: 'Even wear for all four tires, with a check of their pressure and tread.',
  'flat-repair': 'A plug and patch from the inside, if the puncture is in the tread.',
  'pressure-sensors': 'We find the sensor that failed, replace it, and reset the warning light.',
  alignment: 'All angles measured and set, with a printout from before and after.',
  'oil-change': 'Up to five quarts of conventional oil, a new filter, and a courtesy check.',
  'oil-change-synthetic':
    'Up to five quarts of full synthetic oil, a new filter, and a courtesy check.',
  'brake-check': 'Pads, rotors, and fluid measured at all four wheels, free of charge.',
  brakes: 'New pads and resurfaced or new rotors on one axle.',
  'brake-fluid': 'Old fluid out, new fluid in, and air out of the lines.',
  'battery-test': 'Battery and charging system tested under load, free of charge.',
  batteries: 'A battery that fits your vehicle, installed, with the old one recycled.',
  engine: 'We read the code and test the circuit behind it before we quote a repair.',
  'tune-up': 'Spark plugs, air filter, and a check of ignition and fuel system.',
  'timing-belt': 'A new belt and tensioner, at the interval that your manual gives.',
  'steering-suspension': 'New shocks or struts on one axle, with an alignment check.',
  'steering-check': 'We find the cause when your vehicle pulls, wanders, or knocks.',
  cooling: 'New coolant, and a pressure test of radiator, hoses, and cap.',
  'transmission-fluid': 'New fluid for automatic transmissions, with a check for leaks.',
  'air-conditioning': 'A performance and leak test, and refrigerant as needed.',
  'vehicle-inspection': 'Thirty points from lights to exhaust, with a written report.',
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
