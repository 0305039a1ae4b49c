import { isSameVehicle, tpmsOf, vehicleProblem, yearOf } from './vehicles';

const CRV = { year: 2019, make: 'Honda', model: 'CR-V' };

test.each([
  { ...CRV, trim: 'EX' },
  { ...CRV, engine: '1.5L L4' },
  { ...CRV, year: '2019', trim: 'EX', engine: '' },
])('VAL-9 %j is a vehicle', (vehicle) => {
  expect(vehicleProblem(vehicle)).toBeUndefined();
});

test.each([
  {},
  CRV,
  { ...CRV, trim: ' ', engine: '' },
  { ...CRV, trim: 'EX', make: undefined },
  { ...CRV, trim: 'EX', model: '' },
  { ...CRV, trim: 'EX', year: undefined },
  { ...CRV, trim: 'EX', year: 2019.5 },
  { ...CRV, trim: 'EX', year: 'new' },
  { ...CRV, trim: 7 },
])('VAL-9 %j is incomplete', (vehicle) => {
  expect(vehicleProblem(vehicle)).toBe('Incomplete vehicle data');
});

test.each([
  [2019, 2019],
  ['2019', 2019],
  ['19', undefined],
  ['2019 ', undefined],
  ['0x7E3', undefined],
  [NaN, undefined],
  [null, undefined],
])('VAL-9 the year of %j is %j', (value, year) => {
  expect(yearOf(value)).toBe(year);
});

test.each([
  [2006, '0'],
  [2007, '1'],
  [2026, '1'],
])('VAL-9 a car of %i has the pressure sensors %s', (year, tpms) => {
  expect(tpmsOf(year)).toBe(tpms);
});

test.each([
  [CRV, CRV, true],
  [{ ...CRV, trim: 'EX' }, CRV, true],
  [{ ...CRV, trim: 'EX' }, { ...CRV, trim: '' }, true],
  [{ ...CRV, trim: 'EX' }, { ...CRV, trim: 'LX' }, false],
  [{ ...CRV, engine: 'a' }, { ...CRV, engine: 'b' }, false],
  [{ ...CRV, id: '1' }, { ...CRV, id: '2' }, false],
  [{ ...CRV, nickname: 'a' }, { ...CRV, nickname: 'b' }, false],
  [{ ...CRV, year: 2018 }, CRV, false],
  [{ ...CRV, make: 'Ford' }, CRV, false],
  [{ ...CRV, model: 'Civic' }, CRV, false],
])('VEH-2 %j and %j are the same: %s', (one, other, same) => {
  expect(isSameVehicle(one, other)).toBe(same);
  expect(isSameVehicle(other, one)).toBe(same);
});
