import { isSameVehicle } from './equality';
import { updateVehicle } from './update-vehicle';
import type { Vehicle } from './vehicle';

const CAR: Vehicle = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX', tpms: 1 };

test.each<[string, Partial<Vehicle>, boolean]>([
  ['no difference', {}, true],
  ['another letter case', { make: 'HONDA', model: 'cr-v', trim: 'ex' }, true],
  ['an id on one side only', { id: '1' }, true],
  ['an engine on one side only', { engine: '1.5L L4' }, true],
  ['a nickname on one side only', { nickname: 'Bus' }, true],
  ['another odometer', { odometer: '5' }, true],
  ['another year', { year: 2018 }, false],
  ['another make', { make: 'Acura' }, false],
  ['another model', { model: 'Pilot' }, false],
  ['another trim', { trim: 'LX' }, false],
])('compares a vehicle with another that has %s: %s [VEH-2]', (_name, difference, isSame) => {
  expect(isSameVehicle(CAR, { ...CAR, ...difference })).toBe(isSame);
  expect(isSameVehicle({ ...CAR, ...difference }, CAR)).toBe(isSame);
});

test.each(['id', 'trim', 'engine', 'nickname'] as const)(
  'vehicles differ if both have a value for %s and the values differ [VEH-2]',
  (name) => {
    expect(isSameVehicle({ ...CAR, [name]: 'a' }, { ...CAR, [name]: 'b' })).toBe(false);
    expect(isSameVehicle({ ...CAR, [name]: 'a' }, { ...CAR, [name]: 'a' })).toBe(true);
    expect(isSameVehicle({ ...CAR, [name]: '' }, { ...CAR, [name]: 'b' })).toBe(true);
  },
);

test('overwrites a field only with a new value that is not empty [VEH-2]', () => {
  expect(
    updateVehicle(
      { ...CAR, nickname: 'Bus', odometer: '1' },
      { ...CAR, nickname: '', odometer: '2', trim: 'EX', engine: '1.5L L4' },
    ),
  ).toEqual({ ...CAR, nickname: 'Bus', odometer: '2', engine: '1.5L L4' });
});

test.each([{}, { trim: '' }, { nickname: '' }, { trim: 'EX', year: 2019, tpms: 1 as const }])(
  'returns the same object for an update without changes: %j [VEH-2]',
  (change) => {
    expect(updateVehicle(CAR, { ...CAR, ...change })).toBe(CAR);
  },
);

test.each<Partial<Vehicle>>([{ year: 2020 }, { model: 'Pilot' }, { trim: 'LX' }])(
  "keeps only the driver's details when a vehicle becomes another: %j [VEH-2]",
  (change) => {
    const details = { id: '1', nickname: 'Bus', odometer: '61250', drivingCondition: 'Severe' };
    const old = { ...CAR, ...details, engine: '1.5L L4', acesid: '77', imageUrl: '/car.svg' };
    expect(updateVehicle(old, { ...CAR, ...change, id: '1', odometer: '2' })).toEqual({
      ...CAR,
      ...details,
      ...change,
      odometer: '2',
    });
  },
);
