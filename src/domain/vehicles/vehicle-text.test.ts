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
])('parses the mileage %j as %j [VEH-3]', (typed, digits) => {
  expect(parseMiles(typed)).toBe(digits);
});

test.each([
  ['61250', '61,250 miles'],
  ['0', ''],
  ['', ''],
  [undefined, ''],
  ['many', ''],
])('formats the odometer %j as %j [VEH-3]', (odometer, text) => {
  expect(formatMiles(odometer)).toBe(text);
});

test('titles a vehicle by its nickname, or else by its name [GARG-1]', () => {
  expect(getVehicleTitle({ ...CRV, nickname: 'Bus' })).toBe('Bus');
  expect(getVehicleTitle(CRV)).toBe('2019 Honda CR-V');
  expect(formatVehicleDetail(CRV)).toBe('2019 Honda CR-V EX, 1.5L L4');
  expect(formatVehicleDetail({ year: 2004 })).toBe('2004');
});
