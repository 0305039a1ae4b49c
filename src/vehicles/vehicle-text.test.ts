import { formatMiles, parseMiles, formatVehicleDetail, getVehicleTitle } from './vehicle-text';

const CRV = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX', engine: '1.5L L4' };

test.each([
  ['61250', '61250'],
  [' 61,250 ', '61250'],
  ['', ''],
  ['12345678', undefined],
  ['61.5', undefined],
  ['-5', undefined],
  ['many', undefined],
])('%j is sent as %j [VEH-3]', (typed, digits) => {
  expect(parseMiles(typed)).toBe(digits);
});

test.each([
  ['61250', '61,250 miles'],
  ['0', ''],
  ['', ''],
  [undefined, ''],
  ['many', ''],
])('an odometer of %j reads %j [VEH-3]', (odometer, text) => {
  expect(formatMiles(odometer)).toBe(text);
});

test('a vehicle is called by its nickname, else by what it is [GARG-1]', () => {
  expect(getVehicleTitle({ ...CRV, nickname: 'Bus' })).toBe('Bus');
  expect(getVehicleTitle(CRV)).toBe('2019 Honda CR-V');
  expect(formatVehicleDetail(CRV)).toBe('2019 Honda CR-V EX, 1.5L L4');
  expect(formatVehicleDetail({ year: 2004 })).toBe('2004');
});
