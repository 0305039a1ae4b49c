import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import TireDecisionGuide from '../src/chunks/tire-decision-guide';
import { GUIDE_LABELS } from '../src/chunks/tire-decision-guide/messages';
import { storeRecord } from '../src/services/store-schema';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { loggedOut } from '../src/store/account/account-slice';
import { savedStoreSynced } from '../src/store/meta/meta-slice';
import { readSavedStore } from '../src/store/my-store/saved-store';
import { clearCookies } from './clear-cookies';
import {
  createStoreRecord,
  fakeServices,
  ok,
  respondFromCatalog,
  writeProfile,
} from './fake-services';
import type { FakeResponse, ServiceCall, StoreNumber } from './fake-services';
import { createTire, createTireSearch } from './tires';

/** The visitor's store. */
export const STORE = '310001';

/** A query with an answer to every question. */
export const ALL_ANSWERS = `?step=tires&size=205/55R16&storeNumber=${STORE}&tireType=notSure&priorities=wet,price`;

/** How good each tire is on wet roads. */
const WET: Readonly<Record<string, number>> = { '1': 8, '2': 9, '3': 7, '4': 3, '5': 2, '6': 1 };

const respondWithSuccess = (call: ServiceCall): FakeResponse => {
  const { path, url } = call;
  if (path.startsWith('tire/search-by-')) {
    return ok(
      createTireSearch({
        tires: Object.keys(WET).map((code) =>
          createTire(code, { type: code === '1' ? 'Winter' : 'All-Season' }),
        ),
        prices: { '1': 90, '2': 100 },
      }),
    );
  }
  if (path === 'tire/traits') {
    const codes = url.searchParams.get('codes')?.split(',') ?? [];
    const others = { snow: 5, quiet: 5, comfort: 5, handling: 5, fuel: 5 };
    return ok({
      traits: Object.fromEntries(codes.map((code) => [code, { wet: WET[code] ?? 1, ...others }])),
    });
  }
  return respondFromCatalog(call) ?? ok({});
};

interface OpenGuideOptions {
  readonly query?: string;
  /** The state of the history entry. */
  readonly state?: unknown;
  readonly hasStore?: boolean;
  readonly respond?: (call: ServiceCall) => FakeResponse | undefined;
}

/** Makes a store my store. */
export const chooseStore = (reduxStore: AppStore, storeNumber: StoreNumber): void => {
  writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber } });
  reduxStore.dispatch(
    savedStoreSynced({
      saved: readSavedStore(),
      store: parse(storeRecord, createStoreRecord(storeNumber)),
    }),
  );
};

/** Opens the guide. */
export const openGuide = ({
  query = '',
  state = null,
  hasStore = true,
  respond = () => undefined,
}: OpenGuideOptions = {}) => {
  history.replaceState(state, '', `/tires/guide/${query}`);
  const calls = fakeServices((call) => respond(call) ?? respondWithSuccess(call));
  const store = createReduxStore();
  store.dispatch(loggedOut());
  if (hasStore) chooseStore(store, STORE);
  const view = render(
    <Provider store={store}>
      <TireDecisionGuide />
    </Provider>,
  );
  return { calls, store, view, user: userEvent.setup({ delay: null }) };
};

export const getHeading = () => screen.getByRole('heading', { level: 2 });
export const getQuery = (): URLSearchParams => new URLSearchParams(location.search);
export const getCards = () => screen.getAllByRole('article');
export const findCards = async () => {
  await screen.findByRole('heading', { name: /^The 3 best tires/ });
  return getCards();
};

type User = ReturnType<typeof userEvent.setup>;
export const goToNextQuestion = (user: User) =>
  user.click(screen.getByRole('button', { name: GUIDE_LABELS.next }));

/** Prepares a visitor with a store for each test of a file. @returns a mock of every element's `scrollIntoView` */
export const setUpGuide = (): jest.Mock => {
  const scrolled = jest.fn();

  beforeAll(() => {
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
  });

  beforeEach(() => {
    scrolled.mockClear();
    clearCookies();
    localStorage.clear();
    sessionStorage.clear();
    document.documentElement.dataset['siteName'] = 'fcac';
    writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber: STORE } });
  });

  return scrolled;
};
