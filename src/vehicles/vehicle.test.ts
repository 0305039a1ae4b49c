import { fc } from '../../test/fast-check';
import {
  isComplete,
  isSettable,
  formatVehicleName,
  parseVehicle,
  joinYearMakeModel,
} from './vehicle';

const CAR = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };

test('VAL-9 VEH-3 what is known becomes a vehicle, trimmed, and empty texts are absent', () => {
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

test.each(['', 'soon', '20x9', '2019.5', '-19', null, undefined, Number.NaN])(
  'VAL-9 without a year that is an integer there is no vehicle: %s',
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
])('VEH-3 the rest is kept only where year, make and model are there: %j', (facts, vehicle) => {
  expect(parseVehicle(facts)).toEqual(vehicle);
});

test.each([
  [2007, undefined, 1],
  [2026, '0', 1],
  [2006, undefined, 0],
  [2006, '1', 1],
  [2006, 0, 0],
])('VAL-9 the tpms of %s, said to be %s, is %s', (year, tpms, expected) => {
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
])('VAL-9 %j is complete: %s', (vehicle, complete) => {
  expect(isComplete(vehicle)).toBe(complete);
});

test.each([
  [1983, false],
  [1984, true],
])('VEH-1 a vehicle of %s can be set: %s', (year, settable) => {
  expect(isSettable({ ...CAR, year })).toBe(settable);
});

test('COOK-3 year, make and model are joined by dashes, and by spaces for people', () => {
  expect(joinYearMakeModel({ year: 2012, make: 'Mercedes-Benz', model: 'C-Class' })).toBe(
    '2012-Mercedes-Benz-C-Class',
  );
  expect(formatVehicleName(CAR)).toBe('2019 Honda CR-V');
  expect(formatVehicleName({ year: 2019 })).toBe('2019');
});

test('VEH-3 a vehicle stands for itself: read again, it stays as it is', () => {
  const fact = fc.option(fc.oneof(fc.string(), fc.integer()), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ year: fc.nat(9999), make: fact, model: fact, trim: fact, tpms: fact }),
      (facts) => {
        const vehicle = parseVehicle(facts);
        expect(vehicle && parseVehicle(vehicle)).toEqual(vehicle);
      },
    ),
  );
});
