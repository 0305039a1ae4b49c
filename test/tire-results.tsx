import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { writeJsonCookie } from '../src/browser/cookies';
import TireSearch from '../src/chunks/tire-search';
import type { Tire } from '../src/services/tire-schema';
import { createReduxStore } from '../src/store';
import { clearCookies } from './clear-cookies';
import { fakeDialogs } from './fake-dialogs';
import { fakeServices, ok } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';
import { createTire, createTireSearch } from './tires';

export const VEHICLE = '?year=2019&make=Toyota&model=Camry&trim=LE';
export const SIZE = '?cs=205&ar=55&rs=16';

export const CMS_TEXT = "The CMS's list";

/** The CMS's list, with a link to a tire. */
export const CMS_LIST = `<a href="/tires/brands/northpeak/trail1/1/">${CMS_TEXT}</a>`;

/** Creates tires: two thirds by Northpeak, the last one by Summit, and the others by Ridgeline. */
export const createTires = (count = 9): Tire[] =>
  Array.from({ length: count }, (_, index) => {
    const isNorthpeak = index < (count / 3) * 2;
    return createTire(`${index + 1}`, {
      brand: isNorthpeak ? 'Northpeak' : index < count - 1 ? 'Ridgeline' : 'Summit',
      type: isNorthpeak ? 'All-Season Touring' : 'Winter',
      mileage: isNorthpeak ? 60_000 : 0,
    });
  });

/** US dollars by code: 71, 72, and so on. */
export const PRICES = Object.fromEntries(
  createTires(30).map(({ code }) => [code, 70 + Number(code)]),
);

export const THIRTY = createTireSearch({ tires: createTires(30), prices: PRICES });

export const saveStore = (storeNumber: string): void =>
  writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });

interface Options {
  query?: string;
  type?: 'vehicle' | 'size';
  cms?: string;
  data?: object;
  respond?: (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;
}

export const open = ({
  query = VEHICLE,
  type = 'vehicle',
  cms = CMS_LIST,
  data = createTireSearch({ tires: createTires(), prices: PRICES }),
  respond = () => undefined,
}: Options = {}) => {
  history.replaceState(null, '', `/tires/${type}/${query}`);
  const calls = fakeServices((call) => respond(call) ?? ok(data));
  const nodes =
    cms === '' ? [] : [Object.assign(document.createElement('div'), { innerHTML: cms })];
  const store = createReduxStore();
  const view = render(
    <Provider store={store}>
      <TireSearch attributes={{ searchType: type }} element={document.body} cms={nodes} />
    </Provider>,
  );
  return { calls, store, view, user: userEvent.setup() };
};

export const getCards = () => screen.queryAllByRole('article');
export const findCards = () => screen.findAllByRole('article');
export const getCard = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('article');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};
/** The live region for the number of tires. */
export const getStatus = () => screen.getAllByRole('status')[0];
/** The live region for new prices. */
export const getUpdate = () => screen.getAllByRole('status')[1];
export const getFilters = () => within(screen.getByRole('region', { name: 'Filters' }));
export const findFilters = async () =>
  within(await screen.findByRole('region', { name: 'Filters' }));
/** @param filter such as `Brand: Northpeak` */
export const getChip = (filter: string) => screen.getByRole('button', { name: `Remove ${filter}` });
const getSearch = () => decodeURIComponent(location.search);

/** Waits for the page's query, which is written after the next frame. */
export const expectSearch = (search: string) => waitFor(() => expect(getSearch()).toBe(search));

/** Prepares a page with the store 7 before each test. */
export const prepareTireResults = (): void => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  beforeAll(fakeDialogs);
  beforeEach(() => {
    document.documentElement.dataset['siteName'] = 'fcac';
    clearCookies();
    localStorage.clear();
    saveStore('7');
  });
};
