/** @jest-environment jsdom */
import { clearCookies } from '../../../test/clear-cookies';
import { readVehicleCookie, writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { toCookieVehicle, parseCookieVehicle } from './cookie-vehicle';

const CAR = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX', engine: '1.5L L4' };
const COMMON = {
  lvl: 2,
  ymm: '2019-Honda-CR-V',
  year: 2019,
  make: 'Honda',
  model: 'CR-V',
  dt: 1_790_000_000_000,
};

test('the cookie contains the vehicle with its engine (aux) and with its trim (tce), and no other fields [COOK-3/aux] [COOK-3/tce]', () => {
  expect(toCookieVehicle({ ...CAR, nickname: 'Bus', tpms: 0 }, COMMON.dt)).toEqual({
    aux: { ...COMMON, engine: '1.5L L4' },
    tce: { ...COMMON, trim: 'EX', tpms: '0' },
  });
  expect(
    toCookieVehicle({ year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' }, COMMON.dt),
  ).toEqual({ aux: { ...COMMON, engine: '' }, tce: { ...COMMON, trim: 'EX', tpms: '1' } });
});

test('reads the same vehicle that was written to the cookie [COOK-3]', () => {
  clearCookies();
  expect(parseCookieVehicle(readVehicleCookie('fcac'))).toBeUndefined();
  writeVehicleCookie('fcac', toCookieVehicle({ ...CAR, tpms: 1 }, 1));
  expect(parseCookieVehicle(readVehicleCookie('fcac'))).toEqual({ ...CAR, tpms: 1 });
});

test('ignores the engine in the cookie if it belongs to another vehicle [COOK-3]', () => {
  const { tce } = toCookieVehicle({ ...CAR, tpms: 1 }, 1);
  const { aux } = toCookieVehicle({ ...CAR, model: 'Pilot', engine: 'V6' }, 1);
  expect(parseCookieVehicle({ vehicles: { tce, aux } })).toEqual({
    year: 2019,
    make: 'Honda',
    model: 'CR-V',
    trim: 'EX',
    tpms: 1,
  });
  expect(parseCookieVehicle({ vehicles: { aux } })).toMatchObject({ model: 'Pilot', engine: 'V6' });
});

test('ignores a vehicle without a year [COOK-3 LS-3]', () => {
  expect(
    parseCookieVehicle({ vehicles: { tce: { make: 'Honda', model: 'CR-V' } } }),
  ).toBeUndefined();
  expect(parseCookieVehicle({})).toBeUndefined();
});
