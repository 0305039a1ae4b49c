import { fc } from '../../../test/fast-check';
import { isComplete, isSelectable, parseVehicle } from './vehicle';
import { formatVehicleName, joinYearMakeModel } from './vehicle-name';

const CAR = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };

test('trims the fields of a vehicle and drops empty ones [VAL-9 VEH-3]', () => {
  expect(
    parseVehicle({
      ...CAR,
      year: ' 2019 ',
      make: ' Honda ',
      nickname: '',
      odometer: 61250,
      id: null,
    }),
  ).toEqual({ ...CAR, odometer: '61250', tpms: 1 });
});

test.each(['', 'soon', '20x9', '19', '2019.5', '-19', null, undefined, Number.NaN])(
  'returns undefined for the year %s, which is not an integer of four digits [VAL-9/year]',
  (year) => {
    expect(parseVehicle({ ...CAR, year })).toBeUndefined();
  },
);

test.each([
  [{ year: 2019, trim: 'EX', nickname: 'Bus', tpms: '1' }, { year: 2019 }],
  [
    { year: 2019, make: 'Honda', engine: 'V6' },
    { year: 2019, make: 'Honda' },
  ],
  [
    { year: 2019, model: 'CR-V', odometer: '1' },
    { year: 2019, model: 'CR-V' },
  ],
])('drops the other fields if the make or the model is missing: %j [VEH-3]', (input, vehicle) => {
  expect(parseVehicle(input)).toEqual(vehicle);
});

test('drops a trim, make, or model that is too long for the services [VEH-3]', () => {
  const { trim: _, ...car } = CAR;
  expect(parseVehicle({ ...CAR, trim: 'x'.repeat(120) })?.trim).toHaveLength(120);
  expect(parseVehicle({ ...CAR, trim: 'x'.repeat(121) })).toEqual({ ...car, tpms: 1 });
  expect(parseVehicle({ ...CAR, make: 'x'.repeat(61) })).toEqual({ year: 2019, model: 'CR-V' });
  expect(parseVehicle({ ...CAR, model: 'x'.repeat(61) })).toEqual({ year: 2019, make: 'Honda' });
});

test.each([
  [2007, undefined, 1],
  [2026, '0', 1],
  [2006, undefined, 0],
  [2006, '1', 1],
  [2006, 0, 0],
])('for the year %s and the tpms %s, returns the tpms %s [VAL-9/tpms]', (year, tpms, expected) => {
  expect(parseVehicle({ ...CAR, year, tpms })?.tpms).toBe(expected);
});

test.each([
  [CAR, true],
  [{ year: 2019, make: 'Honda', model: 'CR-V', engine: 'V6' }, true],
  [{ year: 2019, make: 'Honda', model: 'CR-V' }, false],
  [{ year: 2019, make: 'Honda', trim: 'EX' }, false],
  [{ year: 2019, model: 'CR-V', trim: 'EX' }, false],
  [{ year: 2019 }, false],
  [undefined, false],
])('%j is complete: %s [VAL-9/complete]', (vehicle, complete) => {
  expect(isComplete(vehicle)).toBe(complete);
});

test.each([
  [1983, false],
  [1984, true],
])('a vehicle from %s can be selected: %s [VEH-1]', (year, expected) => {
  expect(isSelectable({ ...CAR, year })).toBe(expected);
});

test('joins year, make, and model with dashes, and with spaces for display [COOK-3]', () => {
  expect(joinYearMakeModel({ year: 2012, make: 'Mercedes-Benz', model: 'C-Class' })).toBe(
    '2012-Mercedes-Benz-C-Class',
  );
  expect(formatVehicleName(CAR)).toBe('2019 Honda CR-V');
  expect(formatVehicleName({ year: 2019 })).toBe('2019');
});

test('returns an equal vehicle when a parsed vehicle is parsed again [VEH-3]', () => {
  const value = fc.option(fc.oneof(fc.string(), fc.integer()), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ year: fc.nat(9999), make: value, model: value, trim: value, tpms: value }),
      (input) => {
        const vehicle = parseVehicle(input);
        expect(vehicle && parseVehicle(vehicle)).toEqual(vehicle);
      },
    ),
  );
});
