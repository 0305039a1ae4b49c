import { screen, waitFor } from '@testing-library/react';
import { SIZE, VEHICLE, findCards, open, prepareTireResults } from '../../../test/tire-results';
import { createTire, createTireSearch } from '../../../test/tires';
import { writeJsonCookie } from '../../browser/cookies';
import { getVehicleCookieName, writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { VEHICLE_TIRES_PAGE, getVehicleTiresUrl } from '../../site/tire-urls';
import { syncVehicles } from '../../store/garage/garage-selectors';
import { toCookieVehicle } from '../../domain/vehicles/cookie-vehicle';
import { MAX_LENGTHS } from '../../domain/vehicles/vehicle';
import { RESULTS_LABELS } from './messages';

prepareTireResults();

const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };

const saveVehicle = (vehicle: Parameters<typeof toCookieVehicle>[0]): void =>
  writeVehicleCookie('fcac', toCookieVehicle(vehicle, 0));

const saveTce = (tce: object): void =>
  writeJsonCookie(getVehicleCookieName('fcac'), { vehicles: { tce } });

const createData = (isOriginal: boolean, vehicle: object | null = CAMRY) =>
  createTireSearch({
    tires: [createTire('1')],
    sizes: [{ front: '205/55R16', isOriginal }],
    vehicle,
  });

const getLink = () => screen.getByRole('link', { name: RESULTS_LABELS.fitting });

test("flags a size that isn't original for the vehicle, above the tires and their prices [SRCH-5/by-size]", async () => {
  saveVehicle(CAMRY);
  const { calls } = open({ type: 'size', query: SIZE, data: createData(false) });
  const [card] = await findCards();
  const line = screen.getByText(RESULTS_LABELS.doesNotFit({ vehicle: '2019 Toyota Camry LE' }));
  expect(line.compareDocumentPosition(card ?? line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(getLink()).toHaveAttribute('href', getVehicleTiresUrl(CAMRY));
  expect(calls).toHaveLength(1);
  expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
    cs: '205',
    year: '2019',
    make: 'Toyota',
    model: 'Camry',
    trim: 'LE',
  });
});

test.each([
  ['size', { front: '205/55R16' }, '205/55R16'],
  ['pair', { front: '255/35R19', rear: '275/35R19' }, '255/35R19 front, 275/35R19 rear'],
])('names the %s that is original for the vehicle [SRCH-5/by-size]', async (_kind, size, name) => {
  saveVehicle(CAMRY);
  const sizes = [{ ...size, isOriginal: true }];
  open({ type: 'size', query: SIZE, data: { ...createData(true), sizes } });
  await findCards();
  expect(screen.getByText(`${name}: original size for your 2019 Toyota Camry LE.`)).toBeVisible();
  expect(screen.queryByRole('link', { name: RESULTS_LABELS.fitting })).toBeNull();
});

test.each([
  ['without a vehicle', undefined],
  ['for a vehicle without a trim', { year: 2019, make: 'Toyota', model: 'Camry', engine: 'V6' }],
])('says nothing about the fit %s, and offers the search by vehicle', async (_case, vehicle) => {
  if (vehicle) saveVehicle(vehicle);
  const { calls } = open({ type: 'size', query: SIZE, data: createData(false, null) });
  await findCards();
  expect(calls[0]?.url.searchParams.has('year')).toBe(false);
  expect(screen.queryByText(/original size/)).toBeNull();
  expect(getLink()).toHaveAttribute('href', VEHICLE_TIRES_PAGE);
});

test('compares the size with a vehicle whose names have the maximum length', async () => {
  const make = 'x'.repeat(MAX_LENGTHS.make);
  const trim = 'x'.repeat(MAX_LENGTHS.trim);
  saveTce({ ...CAMRY, make, trim });
  const { calls } = open({ type: 'size', query: SIZE, data: createData(false) });
  await findCards();
  expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({ make, trim });
});

test.each([
  ['a year of two digits', { year: '19' }],
  ['a fraction as year', { year: '2019.5' }],
  ['a word as year', { year: 'soon' }],
  ['a make that is too long', { make: 'x'.repeat(MAX_LENGTHS.make + 1) }],
  ['an empty model', { model: '' }],
  ['a blank model', { model: ' ' }],
  ['a trim that is too long', { trim: 'x'.repeat(MAX_LENGTHS.trim + 1) }],
])('searches without the vehicle of a cookie with %s', async (_case, change) => {
  saveTce({ ...CAMRY, ...change });
  const { calls } = open({ type: 'size', query: SIZE, data: createData(false, null) });
  await findCards();
  expect(calls).toHaveLength(1);
  expect([...(calls[0]?.url.searchParams.keys() ?? [])]).not.toContain('make');
});

test("says nothing about the fit of a vehicle that the catalog doesn't have", async () => {
  saveVehicle(CAMRY);
  open({ type: 'size', query: SIZE, data: createData(false, null) });
  await findCards();
  expect(screen.queryByText(/original size/)).toBeNull();
});

test('updates the line about the fit when the vehicle changes', async () => {
  const { store } = open({
    type: 'size',
    query: SIZE,
    respond: ({ url }) => ({
      json: {
        success: 'true',
        status: '200',
        message: {},
        data: createData(false, url.searchParams.has('year') ? CAMRY : null),
      },
    }),
  });
  await findCards();
  const line = getLink().parentElement;
  saveVehicle(CAMRY);
  store.dispatch(syncVehicles());
  await waitFor(() =>
    expect(line).toHaveTextContent(RESULTS_LABELS.doesNotFit({ vehicle: '2019 Toyota Camry LE' })),
  );
});

test("doesn't show the line about the fit in a search by vehicle", async () => {
  saveVehicle(CAMRY);
  const { calls } = open({ query: VEHICLE });
  await findCards();
  expect(screen.queryByRole('link', { name: RESULTS_LABELS.fitting })).toBeNull();
  expect(calls).toHaveLength(1);
});
