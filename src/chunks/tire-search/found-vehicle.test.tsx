import { act, waitFor } from '@testing-library/react';
import { refused } from '../../../test/fake-services';
import type { ServiceCall } from '../../../test/fake-services';
import { returnToPage } from '../../../test/page-transitions';
import {
  createTires,
  findCards,
  getUpdate,
  open,
  prepareTireResults,
  SIZE,
} from '../../../test/tire-results';
import { createTireSearch } from '../../../test/tires';
import { readVehicleCookie, writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { loggedIn } from '../../store/account/account-slice';
import { toCookieVehicle } from '../../domain/vehicles/cookie-vehicle';
import { NO_TIRES } from './empty/messages';

prepareTireResults();

const RANGER = { year: 2004, make: 'Ford', model: 'Ranger', trim: 'XLT' };
const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };

/** A link that spells the vehicle differently from the catalog. */
const LINK = '?year=2004&make=FORD&model=ranger&trim=xlt';

const saveVehicle = (vehicle: typeof CAMRY): void =>
  writeVehicleCookie('fcac', toCookieVehicle(vehicle, 0));

const getCurrent = () => readVehicleCookie('fcac')?.vehicles?.tce;

const createData = (vehicle: object | null = RANGER, tires = createTires()) =>
  createTireSearch({ tires, vehicle });

const listSelections = (calls: readonly ServiceCall[]) =>
  calls
    .filter(({ path }) => path === 'profile/set-vehicle')
    .map(({ url }) => Object.fromEntries(url.searchParams));

/** Lets the chunk load and the vehicle be set. */
const settle = () =>
  act(async () => {
    await import('../../store/garage/choose-vehicle');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

test.each([
  ['without a current vehicle', undefined],
  ['with another current vehicle', CAMRY],
  ['with the same vehicle but without its trim', { ...RANGER, trim: '', engine: 'V6' }],
])(
  'makes the vehicle of opened results the current one, spelled as in the catalog, %s [SRCH-5/by-vehicle] [VEH-1/set-vehicle]',
  async (_case, before) => {
    if (before) saveVehicle(before);
    const { calls, store } = open({ query: LINK, data: createData() });
    await findCards();
    await waitFor(() => expect(getCurrent()).toMatchObject({ ...RANGER, tpms: '0' }));
    expect(listSelections(calls)).toEqual([
      { year: '2004', make: 'Ford', model: 'Ranger', trim: 'XLT', tpms: '0', vehicleType: 'tce' },
    ]);
    expect(store.getState().vehicleSelector.current).toMatchObject(RANGER);
  },
);

test("doesn't select the current vehicle again", async () => {
  saveVehicle(RANGER);
  const { calls } = open({ query: LINK, data: createData() });
  await findCards();
  await settle();
  expect(listSelections(calls)).toEqual([]);
});

test.each([
  ['finds no tires', { data: createData(RANGER, []) }],
  ["isn't confirmed by the response", { data: createData(null) }],
  ['is by size', { type: 'size', query: SIZE, data: createData() }],
] as const)(
  'keeps the current vehicle if the search %s [SRCH-5/by-vehicle]',
  async (_case, options) => {
    saveVehicle(CAMRY);
    const { calls, view } = open({ query: LINK, ...options });
    if (options.data.tires.length > 0) await findCards();
    else await view.findByText(NO_TIRES.vehicle, { selector: '[tabindex]' });
    await settle();
    expect(getCurrent()).toMatchObject(CAMRY);
    expect(listSelections(calls)).toEqual([]);
  },
);

test('keeps the current vehicle, without a message, if the services refuse the new one', async () => {
  saveVehicle(CAMRY);
  const { calls, view } = open({
    query: LINK,
    data: createData(),
    respond: ({ path }) =>
      path === 'profile/set-vehicle' ? refused('520', 'Internal Error') : undefined,
  });
  await findCards();
  await waitFor(() => expect(listSelections(calls)).toHaveLength(1));
  await settle();
  expect(getCurrent()).toMatchObject(CAMRY);
  expect(view.getAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
});

test('makes the vehicle the current one again when the page comes from the back-forward cache', async () => {
  const { calls } = open({ query: LINK, data: createData() });
  await findCards();
  await waitFor(() => expect(getCurrent()).toMatchObject(RANGER));
  saveVehicle(CAMRY);
  act(returnToPage);
  await waitFor(() => expect(getCurrent()).toMatchObject(RANGER));
  expect(listSelections(calls)).toHaveLength(2);
});

test('keeps a vehicle that is selected while the results are open, even when they are searched again', async () => {
  const { calls, store } = open({ query: LINK, data: createData() });
  await findCards();
  await waitFor(() => expect(getCurrent()).toMatchObject(RANGER));
  saveVehicle(CAMRY);
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    dispatchEvent(new Event('focus'));
  });
  act(() => {
    store.dispatch(loggedIn({ tokenId: 't' }));
  });
  await waitFor(() => expect(getUpdate()).not.toBeEmptyDOMElement());
  await settle();
  expect(getCurrent()).toMatchObject(CAMRY);
  expect(listSelections(calls)).toHaveLength(1);
});
