import { vehicleOfValues, valuesOf } from './vehicle-values';

const CRV = {
  id: '1',
  year: 2019,
  make: 'Honda',
  model: 'CR-V',
  trim: 'EX',
  tpms: 1,
  acesid: '77',
  imageUrl: '/crv.svg',
  nickname: 'Bus',
  odometer: '61250',
} as const;

test('VEH-3 a vehicle goes into its form and out again unchanged', () => {
  expect(vehicleOfValues(valuesOf(CRV), '1', CRV)).toEqual(CRV);
});

test('VEH-3 an odometer of 0 is one that nobody has told', () => {
  expect(valuesOf({ ...CRV, odometer: '0' }).odometer).toBe('');
  expect(valuesOf(undefined)).toMatchObject({ year: '', nickname: '', odometer: '' });
});

test('GARG-1 a typed odometer loses its separators, and an emptied nickname is none', () => {
  const values = { ...valuesOf(CRV), odometer: ' 62,000 ', nickname: ' ' };
  const { nickname: _, ...rest } = CRV;
  expect(vehicleOfValues(values, '1', CRV)).toEqual({ ...rest, odometer: '62000' });
});

test('GARG-1 what is known of the old vehicle is not said of another one', () => {
  const vehicle = vehicleOfValues({ ...valuesOf(CRV), model: 'Civic' }, '1', CRV);
  expect(vehicle).toMatchObject({ model: 'Civic', nickname: 'Bus' });
  expect(vehicle).not.toHaveProperty('acesid');
  expect(vehicle).not.toHaveProperty('imageUrl');
});
