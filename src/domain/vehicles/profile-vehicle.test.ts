import { fc } from '../../../test/fast-check';
import { toGarageVehicle, toSavedVehicle, parseProfileVehicle } from './profile-vehicle';
import { parseVehicle } from './vehicle';

const ENTRY = {
  ID: '1',
  YEAR: '2019',
  MAKE: 'Honda',
  MODEL: 'CR-V',
  SUBMODEL: 'EX',
  ENGINE: '1.5L L4',
  BASE_VEHICLE_ID: '77',
  NAME: 'The family bus',
  ODOMETER: '61250',
  DRIVING_CONDITION: 'Severe',
  IMAGE_URL: '/car.svg',
  TPMS: '1',
};
const CAR = {
  id: '1',
  year: 2019,
  make: 'Honda',
  model: 'CR-V',
  trim: 'EX',
  engine: '1.5L L4',
  acesid: '77',
  nickname: 'The family bus',
  odometer: '61250',
  drivingCondition: 'Severe',
  imageUrl: '/car.svg',
  tpms: 1,
} as const;

test('converts an entry of the account to a vehicle and back [VEH-3]', () => {
  expect(parseProfileVehicle(ENTRY)).toEqual(CAR);
  expect(toSavedVehicle(CAR)).toEqual({ ...ENTRY, ...toGarageVehicle(CAR) });
});

test('converts an entry with missing fields [VEH-3]', () => {
  expect(parseProfileVehicle({ ID: '1', YEAR: '2004', MAKE: 'Ford', MODEL: 'Ranger' })).toEqual({
    id: '1',
    year: 2004,
    make: 'Ford',
    model: 'Ranger',
    tpms: 0,
  });
  expect(parseProfileVehicle({ ID: '1', YEAR: null })).toBeUndefined();
});

test('saves six fields, with odometer 0 and tpms 1 if unknown [VEH-3]', () => {
  expect(toGarageVehicle({ year: 2019, make: 'Honda', model: 'CR-V' })).toEqual({
    year: '2019',
    odometer: '0',
    nickname: '',
    drivingCondition: '',
    tpms: '1',
    vehicleId: '',
  });
  expect(toGarageVehicle(CAR)).toEqual({
    year: '2019',
    odometer: '61250',
    nickname: 'The family bus',
    drivingCondition: 'Severe',
    tpms: '1',
    vehicleId: '1',
  });
  expect(toGarageVehicle({ ...CAR, tpms: 0 }).tpms).toBe('0');
});

test('saves a new vehicle without an ID [VEH-3]', () => {
  expect(toSavedVehicle({ year: 2019, make: 'Honda', model: 'CR-V' })).not.toHaveProperty('ID');
});

test('loses no field of a vehicle when it is saved and read again [VEH-3]', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
  fc.assert(
    fc.property(
      fc.record({
        id: text,
        year: fc.integer({ min: 1950, max: 2030 }),
        make: text,
        model: text,
        trim: text,
        engine: text,
        nickname: text,
        odometer: fc.nat().map(String),
      }),
      (input) => {
        const vehicle = parseVehicle(input);
        if (!vehicle) throw new Error('no vehicle');
        expect(parseProfileVehicle({ ID: '', ...toSavedVehicle(vehicle) })).toEqual(vehicle);
      },
    ),
  );
});
