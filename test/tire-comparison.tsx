import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { BAR_LABELS, COMPARISON_TEXTS } from '../src/chunks/tire-comparison/messages';
import TireComparison from '../src/chunks/tire-comparison';
import { storeRecord } from '../src/services/store-schema';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { loggedOut } from '../src/store/account/account-slice';
import { savedStoreSynced } from '../src/store/meta/meta-slice';
import { readSavedStore } from '../src/store/my-store/saved-store';
import type { ComparedTire } from '../src/store/comparison/saved-comparison';
import { addToComparison } from '../src/store/comparison/tire-comparison-thunks';
import type { ComparedSearch } from '../src/store/comparison/tire-comparison-thunks';
import { clearCookies } from './clear-cookies';
import { fakeDialogs } from './fake-dialogs';
import { createStoreRecord, fakeServices, NOT_FOUND, ok, writeProfile } from './fake-services';
import type { FakeResponse, ServiceCall, StoreNumber } from './fake-services';
import { createTire, createTirePricing, createTireSearch, READY_DATE } from './tires';

export const STORE = '310001';

const TRAITS = { wet: 8, snow: 5, quiet: 9, comfort: 9, handling: 6, fuel: 8 };

export const FACTS = [
  createTire('100'),
  createTire('200', { mileage: 0, type: 'Winter' }),
  createTire('300', { position: 'front' }),
  createTire('301', { position: 'rear', size: '225/50R16' }),
];

const respondWell = ({ path, url }: ServiceCall): FakeResponse => {
  if (path === 'tire/search-by-size') {
    return ok(
      createTireSearch({
        tires: FACTS,
        prices: { '200': 120.5 },
        matchSets: [{ front: '300', rear: '301' }],
      }),
    );
  }
  if (path === 'tire/traits') {
    const codes = url.searchParams.get('codes')?.split(',') ?? [];
    return ok({
      traits: Object.fromEntries(
        codes.map((code) => [code, { ...TRAITS, wet: code === '200' ? 4 : 8 }]),
      ),
    });
  }
  const tire = FACTS.find(({ code }) => path === `tire/details/${code}`);
  return tire
    ? ok({
        tire,
        pricing: createTirePricing(90),
        inventory: {
          quantity: 8,
          q_local: 0,
          q_sister: 0,
          part_number: 'N',
          readyDate: READY_DATE,
        },
        ratings: { averageRating: 4, reviewCount: 3 },
        fitments: [],
      })
    : NOT_FOUND;
};

export const createCompared = (code: string, rear?: string): ComparedTire => ({
  id: rear === undefined ? code : `${code}_${rear}`,
  articles: rear === undefined ? [code] : [code, rear],
  brand: 'Northpeak',
  name: `Trail ${code}`,
  size: '205/55R16',
});

const SIZE = { crossSection: 205, aspectRatio: 55, rimSize: 16, tireSize: '205/55R16' };

/** Makes a store my store, whose details may not be loaded. */
export const chooseStore = (store: AppStore, storeNumber: StoreNumber, isLoaded = true): void => {
  writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber } });
  store.dispatch(
    savedStoreSynced({
      saved: readSavedStore(),
      store: isLoaded ? parse(storeRecord, createStoreRecord(storeNumber)) : null,
    }),
  );
};

interface Opening {
  readonly tires?: readonly ComparedTire[];
  readonly respond?: (call: ServiceCall) => FakeResponse | undefined;
  /** Whether the details of my store are loaded; null without a store. */
  readonly hasStore?: boolean | null;
  readonly vehicle?: Required<NonNullable<ComparedSearch['vehicle']>>;
}

export const open = async ({
  tires = [createCompared('100'), createCompared('200')],
  respond = () => undefined,
  hasStore = true,
  vehicle,
}: Opening = {}) => {
  const calls = fakeServices((call) => respond(call) ?? respondWell(call));
  if (hasStore === null) clearCookies();
  const store = createReduxStore();
  store.dispatch(loggedOut());
  if (hasStore !== null) chooseStore(store, STORE, hasStore);
  const search: ComparedSearch = vehicle
    ? { searchType: 'vehicle', vehicle, size: SIZE }
    : { searchType: 'size', vehicle: null, size: SIZE };
  for (const tire of tires) store.dispatch(addToComparison(tire, search));
  render(
    <Provider store={store}>
      <TireComparison attributes={{}} element={document.body} cms={[]} />
    </Provider>,
  );
  // The bar is a chunk of its own.
  await act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }),
  );
  return { calls, store, user: userEvent.setup({ delay: null }) };
};

export const getBar = () => screen.queryByRole('region', { name: BAR_LABELS.region });
export const findDialog = () => screen.findByRole('dialog', { name: COMPARISON_TEXTS.title });

export const compare = async (options?: Opening) => {
  const opened = await open(options);
  await opened.user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
  return { ...opened, dialog: await findDialog() };
};

/** Returns the texts of a row: its header and its values. */
export const getRow = (name: string): string[] =>
  [...(screen.getByRole('rowheader', { name }).closest('tr')?.children ?? [])].map(
    ({ textContent, firstElementChild }) =>
      firstElementChild?.getAttribute('aria-label') ?? textContent,
  );

/** Prepares a page with the store `STORE` before each test, and closes the dialog after it. */
export const prepareTireComparison = (): void => {
  beforeAll(fakeDialogs);
  beforeEach(() => {
    clearCookies();
    localStorage.clear();
    history.replaceState(null, '', '/tires/size/');
    document.documentElement.dataset['siteName'] = 'fcac';
    Object.assign(Element.prototype, { scrollBy: jest.fn() });
    // The store that prices are for.
    writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber: STORE } });
  });
  afterEach(async () => {
    const close = screen.queryByRole('button', { name: 'Close' });
    await act(async () => close?.click());
  });
};
