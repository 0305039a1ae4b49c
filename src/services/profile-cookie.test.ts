import { fc } from '../../test/fast-check';
import { clearCookies } from '../../test/clear-cookies';
import { writeJsonCookie } from '../browser/cookies';
import {
  forgetVehicle,
  getVehicleCookieName,
  readVehicleCookie,
  writeVehicleCookie,
} from '../store/garage/vehicle-cookie';
import { readProfileCookie, updateProfileCookie } from './profile-cookie';
import { getProfileCookieName } from '../site/stored-names';

beforeEach(clearCookies);

const PROFILE = {
  userId: 'u-1',
  vid: 'v-1',
  location: {
    autoZip: '80122',
    locationLvl: 1,
    myCity: 'Littleton',
    myState: 'CO',
    myZip: '80122',
    storeNumber: '1234',
  },
};

test('each brand has its own profile cookie [COOK-2]', () => {
  expect(getProfileCookieName('fcac')).toBe('bsro.cp-fcac');
  writeJsonCookie('bsro.cp-fcac', PROFILE);
  expect(readProfileCookie('fcac')).toMatchObject(PROFILE);
  expect(readProfileCookie('wheelworks')).toBeUndefined();
});

test('a malformed field is left out, and the others are kept [COOK-2]', () => {
  writeJsonCookie('bsro.cp-fcac', { vid: 7, location: { storeNumber: 12, autoZip: '80122' } });
  const profile = readProfileCookie('fcac');
  expect(profile?.vid).toBeUndefined();
  expect(profile?.location?.storeNumber).toBeUndefined();
  expect(profile?.location?.autoZip).toBe('80122');
});

test('an update keeps the unknown fields of the host, and creates no cookie [COOK-2]', () => {
  expect(updateProfileCookie('fcac', (profile) => profile)).toBe(false);
  writeJsonCookie('bsro.cp-fcac', { ...PROFILE, theirs: [1] });
  updateProfileCookie('fcac', (profile) => ({ ...profile, vid: 'v-2' }));
  expect(readProfileCookie('fcac')).toMatchObject({ ...PROFILE, vid: 'v-2', theirs: [1] });
});

test('reading the cookies never throws, whatever JSON they contain [COOK-2 COOK-3 LS-3]', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      document.cookie = `bsro.cp-fcac=${encodeURIComponent(JSON.stringify(value)).slice(0, 3000)}; path=/`;
      document.cookie = `bsro.vehicles-fcac=${encodeURIComponent(JSON.stringify(value)).slice(0, 3000)}; path=/`;
      readProfileCookie('fcac');
      readVehicleCookie('fcac');
    }),
  );
});

const TCE = {
  lvl: 2,
  ymm: '2019-Toyota-Camry',
  year: 2019,
  make: 'Toyota',
  model: 'Camry',
  trim: 'LE',
  dt: 1,
  tpms: '1',
};
const AUX = {
  lvl: 2,
  ymm: '2019-Toyota-Camry',
  year: 2019,
  make: 'Toyota',
  model: 'Camry',
  engine: '2.5L',
  dt: 1,
};
const SIZE = { cs: '205', ar: '65', rs: '16' };

test('the vehicle cookie contains aux, tce, main (a copy of tce), and the tire size [COOK-3/main] [COOK-3/tires]', () => {
  writeVehicleCookie('fcac', { aux: AUX, tce: TCE, size: SIZE });
  expect(getVehicleCookieName('fcac')).toBe('bsro.vehicles-fcac');
  expect(readVehicleCookie('fcac')).toEqual({
    vehicles: { aux: AUX, tce: TCE, main: TCE },
    tires: { tce: SIZE },
  });
});

test('writing one part of the vehicle cookie keeps the other parts [COOK-3/main]', () => {
  writeVehicleCookie('fcac', { aux: AUX, tce: TCE });
  writeVehicleCookie('fcac', { tce: { ...TCE, trim: 'SE' } });
  expect(readVehicleCookie('fcac')?.vehicles).toEqual({
    aux: AUX,
    tce: { ...TCE, trim: 'SE' },
    main: { ...TCE, trim: 'SE' },
  });
});

test('the profile cookie contains the tce part and the tire size [COOK-2/site-profile] [COOK-3/tires]', () => {
  writeJsonCookie('bsro.cp-fcac', PROFILE);
  writeVehicleCookie('fcac', { aux: AUX, tce: TCE, size: SIZE });
  expect(readProfileCookie('fcac')).toEqual({
    ...PROFILE,
    vehicles: { tce: TCE },
    tires: { tce: SIZE },
  });
});

test('the vehicle cookie lives 365 days [COOK-1/vehicle]', () => {
  jest.useFakeTimers({ now: 0 });
  const set = jest.spyOn(Document.prototype, 'cookie', 'set');
  writeVehicleCookie('fcac', { tce: TCE });
  expect(set.mock.calls[0]?.[0]).toContain(new Date(365 * 86_400_000).toUTCString());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('forgetting the vehicle keeps the tire size and the rest of the profile [COOK-2 COOK-3]', () => {
  writeJsonCookie('bsro.cp-fcac', PROFILE);
  writeVehicleCookie('fcac', { aux: AUX, tce: TCE, size: SIZE });
  forgetVehicle('fcac');
  expect(readVehicleCookie('fcac')).toEqual({ tires: { tce: SIZE } });
  expect(readProfileCookie('fcac')).toEqual({ ...PROFILE, tires: { tce: SIZE } });
  clearCookies();
  forgetVehicle('fcac');
  expect(document.cookie).toBe('');
});
