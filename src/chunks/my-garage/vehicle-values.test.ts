import { toVehicle, toFormValues } from './vehicle-values';

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

test('converts a vehicle to form values and back without changes [VEH-3/garage-vehicle]', () => {
  expect(toVehicle(toFormValues(CRV), '1', CRV)).toEqual(CRV);
});

test('shows an odometer of 0 as empty [VEH-3/garage-vehicle]', () => {
  expect(toFormValues({ ...CRV, odometer: '0' }).odometer).toBe('');
  expect(toFormValues(undefined)).toMatchObject({ year: '', nickname: '', odometer: '' });
});

test('removes separators from the odometer [GARG-1]', () => {
  const values = { ...toFormValues(CRV), odometer: ' 62,000 ' };
  expect(toVehicle(values, '1', CRV)).toEqual({ ...CRV, odometer: '62000' });
});

test('keeps the details that the form leaves empty [VEH-2] [GARG-1/edit]', () => {
  const values = { ...toFormValues(CRV), odometer: '', nickname: ' ', drivingCondition: 'Severe' };
  expect(toVehicle(values, '1', CRV)).toEqual({ ...CRV, drivingCondition: 'Severe' });
});

test('drops the catalog ID and image when another vehicle is selected [GARG-1/edit]', () => {
  const vehicle = toVehicle({ ...toFormValues(CRV), model: 'Civic' }, '1', CRV);
  expect(vehicle).toMatchObject({ model: 'Civic', nickname: 'Bus' });
  expect(vehicle).not.toHaveProperty('acesid');
  expect(vehicle).not.toHaveProperty('imageUrl');
});
