import {
  toVehicleChoice,
  keepValidChoice,
  pickPreceding,
  canRequestList,
  NO_CHOICE,
  getSelectedVehicle,
  updateChoice,
} from './choice';

const ALL = { year: '2019', make: 'Honda', model: 'CR-V', trim: 'EX', engine: '' };

test('requests a list only if everything before it is selected [VEH-1]', () => {
  expect(canRequestList('year', NO_CHOICE)).toBe(true);
  expect(canRequestList('make', NO_CHOICE)).toBe(false);
  expect(canRequestList('model', { ...NO_CHOICE, year: '2019', make: 'Honda' })).toBe(true);
  expect(canRequestList('trim', { ...ALL, make: '' })).toBe(false);
  expect(pickPreceding('model', ALL)).toEqual({ year: '2019', make: 'Honda' });
});

test('keeps a valid value, and adopts the spelling of the list [VEH-1]', () => {
  expect(keepValidChoice(ALL, 'make', ['Acura', 'Honda'])).toBe(ALL);
  expect(keepValidChoice({ ...ALL, make: 'HONDA' }, 'make', ['Honda'])).toEqual(ALL);
  expect(keepValidChoice(NO_CHOICE, 'make', [])).toBe(NO_CHOICE);
});

test('clears a value that is not in its list, and the values after it [VEH-1]', () => {
  expect(keepValidChoice(ALL, 'make', ['Acura'])).toEqual({ ...NO_CHOICE, year: '2019' });
  expect(keepValidChoice(ALL, 'trim', ['LX'])).toEqual({ ...ALL, trim: '' });
  expect(keepValidChoice(ALL, 'model', [])).toEqual({ ...NO_CHOICE, year: '2019', make: 'Honda' });
});

test('clears the engine when another value changes [VEH-1]', () => {
  const withEngine = { ...ALL, engine: '1.5L L4' };
  expect(updateChoice(withEngine, 'year', '2020')).toEqual({ ...ALL, year: '2020' });
  expect(updateChoice(withEngine, 'trim', 'LX')).toEqual({ ...ALL, trim: 'LX' });
  expect(updateChoice(ALL, 'engine', 'V6')).toEqual({ ...ALL, engine: 'V6' });
});

test('converts a vehicle to a choice and back [VEH-3]', () => {
  expect(toVehicleChoice(getSelectedVehicle({ ...ALL, engine: '1.5L L4' }))).toEqual({
    ...ALL,
    engine: '1.5L L4',
  });
  expect(toVehicleChoice(undefined)).toEqual(NO_CHOICE);
  expect(getSelectedVehicle(NO_CHOICE)).toBeUndefined();
});
