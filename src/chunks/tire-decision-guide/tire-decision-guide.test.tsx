import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import {
  respondFromCatalog,
  createAutomaticProfile,
  createStoreRecord,
  fakeServices,
  fakeStoreHost,
  listFaults,
  ok,
  writeProfile,
} from '../../../test/fake-services';
import type { FakeResponse, ServiceCall, StoreNumber } from '../../../test/fake-services';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { storeRecord } from '../../services/store-schema';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { savedStoreSynced } from '../../store/meta/meta-slice';
import { removeFromComparison } from '../../store/shop/tire-comparison-thunks';
import { SIZE_PROBLEM } from '../../tires/tire-size';
import { INCOMPLETE_VEHICLE } from '../../vehicles/vehicle';
import { ZIP_MESSAGE } from '../../validation/zip';
import { TRY_AGAIN } from '../../ui/messages';
import {
  formatNoneOfType,
  GUIDE_LABELS,
  PRIORITIES_TEXTS,
  PRIORITY_PROBLEM,
  PRIORITY_TEXTS,
  QUESTION_TITLES,
  RESULT_TEXTS,
  STORE_TEXTS,
  TYPE_PROBLEM,
  TYPE_TEXTS,
  VEHICLE_TEXTS,
} from './messages';
import TireDecisionGuide from '.';

const STORE = '310001';
const ALL_ANSWERS = `?step=tires&size=205/55R16&storeNumber=${STORE}&tireType=notSure&priorities=wet,price`;

const WET: Readonly<Record<string, number>> = { '1': 8, '2': 9, '3': 7, '4': 3, '5': 2, '6': 1 };

const respondWell = (call: ServiceCall): FakeResponse => {
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

interface Opening {
  readonly query?: string;
  /** The state of the history entry. */
  readonly state?: unknown;
  readonly hasStore?: boolean;
  readonly respond?: (call: ServiceCall) => FakeResponse | undefined;
}

const selectStore = (store: AppStore, storeNumber: StoreNumber): void => {
  writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber } });
  store.dispatch(
    savedStoreSynced({
      hasLocalStore: true,
      store: parse(storeRecord, createStoreRecord(storeNumber)),
    }),
  );
};

const open = ({
  query = '',
  state = null,
  hasStore = true,
  respond = () => undefined,
}: Opening = {}) => {
  history.replaceState(state, '', `/tires/guide/${query}`);
  const calls = fakeServices((call) => respond(call) ?? respondWell(call));
  const store = createReduxStore();
  store.dispatch(loggedOut());
  if (hasStore) selectStore(store, STORE);
  const view = render(
    <Provider store={store}>
      <TireDecisionGuide />
    </Provider>,
  );
  return { calls, store, view, user: userEvent.setup({ delay: null }) };
};

const getHeading = () => screen.getByRole('heading', { level: 2 });
const getQuery = (): URLSearchParams => new URLSearchParams(location.search);
const getCards = () => screen.getAllByRole('article');
const findCards = async () => {
  await screen.findByRole('heading', { name: /^The 3 best tires/ });
  return getCards();
};

type User = ReturnType<typeof userEvent.setup>;
const goToNextQuestion = (user: User) =>
  user.click(screen.getByRole('button', { name: GUIDE_LABELS.next }));

const scrolled = jest.fn();

beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
});

beforeEach(() => {
  scrolled.mockClear();
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber: STORE } });
});

test('leads through four questions to three tires, and saves the answers in the URL [TDG-1/step] [TDG-1/location] [TDG-1/tire-type] [TDG-1/priorities] [TDG-1/tires]', async () => {
  const { user, store, calls } = open();
  expect(screen.getByText('Question 1 of 4')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: VEHICLE_TEXTS.bySize }));
  await user.type(screen.getByLabelText(VEHICLE_TEXTS.size), '205 55 16');
  await goToNextQuestion(user);
  expect(screen.getByText('Question 2 of 4')).toBeVisible();
  expect(getHeading()).toHaveFocus();
  expect(screen.getByText('Store in Centennial')).toBeVisible();
  await goToNextQuestion(user);
  expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType);
  await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_TEXTS.notSure.label) }));
  await goToNextQuestion(user);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(PRIORITY_TEXTS.wet.label) }));
  await user.click(screen.getByRole('checkbox', { name: new RegExp(PRIORITY_TEXTS.price.label) }));
  await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
  const cards = await findCards();
  expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
    'Northpeak Trail 1',
    'Northpeak Trail 2',
    'Northpeak Trail 3',
  ]);
  expect(Object.fromEntries(getQuery())).toEqual({
    step: 'tires',
    size: '205/55R16',
    zip: '80122',
    storeNumber: STORE,
    tireType: 'notSure',
    priorities: 'wet,price',
  });
  expect(store.getState().tireDecisionGuide).toEqual({
    step: 'tires',
    vehicleSelected: null,
    sizeSelected: { cs: 205, ar: 55, rs: 16 },
    zipCode: '80122',
    storeNumber: STORE,
    tireType: 'notSure',
    priorities: ['price', 'treadLife', 'wet', 'snow', 'quiet', 'comfort', 'handling', 'fuel'],
    selectedPriorities: ['wet', 'price'],
    tires: ['1', '2', '3'],
    selectedTires: [],
  });
  expect(calls.filter(({ path }) => path.startsWith('tire/')).map(({ path }) => path)).toEqual([
    'tire/search-by-size',
    'tire/traits',
  ]);
});

describe('vehicle', () => {
  test('searches for the selected vehicle and makes it the current one [TDG-1/vehicle]', async () => {
    const { user, store } = open();
    for (const [label, value] of [
      ['Year', '2019'],
      ['Make', 'Honda'],
      ['Model', 'CR-V'],
      ['Trim', 'EX'],
    ] as const) {
      const select = screen.getByRole('combobox', { name: label });
      await waitFor(() => expect(select).toHaveTextContent(value));
      await user.selectOptions(select, value);
    }
    await goToNextQuestion(user);
    expect(getHeading()).toHaveTextContent(QUESTION_TITLES.store);
    expect(getQuery().get('trim')).toBe('EX');
    expect(store.getState().tireDecisionGuide?.vehicleSelected).toMatchObject({
      year: 2019,
      make: 'Honda',
      model: 'CR-V',
      trim: 'EX',
    });
    expect(document.cookie).toContain('bsro.vehicles-fcac');
  });

  test('asks for missing fields of the vehicle, and for a valid size [TDG-1]', async () => {
    const { user } = open();
    await goToNextQuestion(user);
    expect(screen.getByText(INCOMPLETE_VEHICLE)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: VEHICLE_TEXTS.bySize }));
    await user.type(screen.getByLabelText(VEHICLE_TEXTS.size), 'wide');
    await goToNextQuestion(user);
    expect(screen.getByText(SIZE_PROBLEM)).toBeVisible();
    expect(screen.getByLabelText(VEHICLE_TEXTS.size)).toHaveFocus();
    expect(screen.getByLabelText(VEHICLE_TEXTS.size)).toHaveValue('wide');
  });
});

describe('store', () => {
  test('finds the store nearest to a zip code, and keeps the zip code if that fails [TDG-1]', async () => {
    let fails = true;
    const { user } = open({ query: '?step=store&size=205/55R16', hasStore: false });
    writeProfile(createAutomaticProfile(STORE));
    fakeStoreHost({
      fault: (path) => (fails && path.includes('set-store') ? 'the network fails' : undefined),
    });
    const field = screen.getByLabelText(STORE_TEXTS.zip);
    await goToNextQuestion(user);
    expect(screen.getByText('Required')).toBeVisible();
    await user.type(field, '802');
    await goToNextQuestion(user);
    expect(screen.getByText(ZIP_MESSAGE)).toBeVisible();
    await user.type(field, '02');
    await goToNextQuestion(user);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(field).toHaveValue('80202');
    fails = false;
    await goToNextQuestion(user);
    await waitFor(() => expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType));
    expect(getQuery().get('zip')).toBe('80202');
    expect(getQuery().get('storeNumber')).toBe('310002');
  });

  test('uses the zip code of my store, not that of the previous store [TDG-1]', async () => {
    const { user, store } = open({
      query: `?step=store&size=205/55R16&zip=80122&storeNumber=${STORE}`,
    });
    act(() => selectStore(store, '310002'));
    await goToNextQuestion(user);
    expect(getQuery().get('storeNumber')).toBe('310002');
    expect(getQuery().get('zip')).toBe('80202');
  });
});

describe('my store', () => {
  test('replaces the store of the answers when my store changes, and loads its prices and stock [TDG-1] [MYST-1]', async () => {
    const { store, calls } = open({ query: `${ALL_ANSWERS}&zip=80122` });
    await findCards();
    expect(screen.getAllByText('In stock at Store in Centennial')).toHaveLength(3);
    const { length } = history;
    act(() => selectStore(store, '310002'));
    // Prices and stock of the previous store are never shown as the new store's.
    expect(screen.queryByText(/at Store in Denver/)).toBeNull();
    expect(getCards()[0]?.closest('ol')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(RESULT_TEXTS.updating)).toBeInTheDocument();
    expect(await screen.findAllByText('In stock at Store in Denver')).toHaveLength(3);
    expect(getCards()[0]?.closest('ol')).toHaveAttribute('aria-busy', 'false');
    expect(getQuery().get('storeNumber')).toBe('310002');
    expect(getQuery().has('zip')).toBe(false);
    expect(history).toHaveLength(length);
    const searches = calls.filter(({ path }) => path === 'tire/search-by-size');
    expect(searches.map(({ url }) => url.searchParams.get('storeNumber'))).toEqual([
      STORE,
      '310002',
    ]);
    expect(document.body).toHaveFocus();
  });

  test('keeps my store when the visitor navigates to a history entry with the previous store [TDG-1]', async () => {
    const { store } = open({ query: ALL_ANSWERS });
    await findCards();
    act(() => selectStore(store, '310002'));
    act(() => {
      history.replaceState(null, '', `/tires/guide/${ALL_ANSWERS}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(getQuery().get('storeNumber')).toBe('310002');
    expect(await screen.findAllByText('In stock at Store in Denver')).toHaveLength(3);
  });

  test('doesn’t name my store next to the prices of another store [TDG-1]', async () => {
    open({ query: ALL_ANSWERS.replace(STORE, '310002') });
    await findCards();
    expect(getQuery().get('storeNumber')).toBe('310002');
    expect(screen.getAllByText('In stock at your store')).toHaveLength(3);
    expect(
      screen.getByRole('button', { name: `${GUIDE_LABELS.change} ${QUESTION_TITLES.store}` })
        .parentElement,
    ).toHaveTextContent(STORE_TEXTS.current);
  });

  test('keeps the tires, without prices, if the prices of a new store fail to load [TDG-1] [HTTP-5]', async () => {
    let fails = false;
    const { store, user } = open({
      query: ALL_ANSWERS,
      respond: ({ path }) => (fails && path.startsWith('tire/search') ? 'reset' : undefined),
    });
    await findCards();
    fails = true;
    act(() => selectStore(store, '310002'));
    expect(await screen.findByText(RESULT_TEXTS.pricesFailed)).toBeVisible();
    expect(getCards()[0]?.closest('ol')).toHaveClass('bsro-guide__tires--outdated');
    fails = false;
    await user.click(screen.getByRole('button', { name: TRY_AGAIN }));
    expect(await screen.findAllByText('In stock at Store in Denver')).toHaveLength(3);
    expect(screen.queryByText(RESULT_TEXTS.pricesFailed)).toBeNull();
  });
});

describe('prices', () => {
  const saving = { code: 'S', friendlyId: 's', displayName: 'Fall savings' };
  const createSalePrice = (value: number) => ({ value, formattedValue: `$${value}.00` });
  const respondWithOffers = ({ path }: ServiceCall): FakeResponse | undefined =>
    path.startsWith('tire/search')
      ? ok(
          createTireSearch({
            tires: ['1', '2'].map((code) => createTire(code)),
            pricing: {
              '1': createTirePricing(100, {
                potentialPromotions: [{ ...saving, salePrice: createSalePrice(90) }],
                rebates: [{ code: 'R', friendlyId: 'r', displayName: '', totalOfflineSavings: 60 }],
              }),
              '2': createTirePricing(100, {
                potentialPromotions: [
                  { ...saving, salePrice: createSalePrice(70), loggedInOnlyPromotion: true },
                ],
              }),
            },
          }),
        )
      : undefined;

  test('shows savings and rebates, and the savings of a driver after a sign-in [TDG-1] [PRIC-1/sale-price]', async () => {
    const { store, calls } = open({
      query: ALL_ANSWERS.replace('wet,price', 'price'),
      respond: respondWithOffers,
    });
    await screen.findByRole('heading', { name: /^The 2 best tires/ });
    const [first, second] = getCards();
    if (!first || !second) throw new Error('cards');
    expect(within(first).getByText(/Sale price/)).toBeVisible();
    expect(within(first).getByText('Regular price $100.00 ea.')).toBeVisible();
    expect(within(first).getByText('$360 for a set of four')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Mail In Rebate' })).toBeVisible();
    expect(within(second).getByText('$100.00')).toBeVisible();
    expect(within(second).getByRole('link', { name: 'Sign In Only Savings' })).toBeVisible();
    act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
    const best = await screen.findByText('$280 for a set of four');
    expect(best.closest('article')).toHaveTextContent(
      /Northpeak Trail 2.*Sale price \$70\.00 ea\./,
    );
    expect(calls.filter(({ path }) => path === 'tire/search-by-size')).toHaveLength(2);
  });
});

describe('type and priorities', () => {
  test('asks for a type and a priority if none is selected [TDG-1]', async () => {
    const { user } = open({ query: `?step=tireType&size=205/55R16&storeNumber=${STORE}` });
    await goToNextQuestion(user);
    expect(screen.getByText(TYPE_PROBLEM)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_TEXTS.winter.label) }));
    await goToNextQuestion(user);
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
    expect(screen.getByText(PRIORITY_PROBLEM)).toBeVisible();
  });

  test('scrolls to the message each time an answer is missing [TDG-1]', async () => {
    const { user } = open({
      query: `?step=priorities&size=205/55R16&storeNumber=${STORE}&tireType=winter`,
    });
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
      expect(scrolled.mock.contexts).toEqual(Array(times).fill(screen.getByText(PRIORITY_PROBLEM)));
    }
  });

  test('accepts up to three priorities, and moves a priority up [TDG-1]', async () => {
    const { user } = open({
      query: `?step=priorities&size=205/55R16&storeNumber=${STORE}&tireType=winter`,
    });
    const getBox = (name: 'price' | 'wet' | 'snow' | 'quiet') =>
      screen.getByRole('checkbox', { name: new RegExp(PRIORITY_TEXTS[name].label) });
    for (const name of ['price', 'wet', 'snow', 'quiet'] as const) await user.click(getBox(name));
    expect(screen.getByText(PRIORITIES_TEXTS.full)).toBeVisible();
    expect(getBox('quiet')).not.toBeChecked();
    const [, up] = screen.getAllByRole('button', { name: /^Move .* up$/ });
    expect(up).toHaveAccessibleName('Move Snow up');
    if (up) await user.click(up);
    await user.click(screen.getByRole('button', { name: 'Move Snow up' }));
    expect(document.activeElement).toHaveTextContent(/^Snow/);
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
    expect(getQuery().get('priorities')).toBe('snow,price,wet');
  });
});

describe('answers', () => {
  test('keeps answers when the visitor goes back, on the page or in the history [TDG-1]', async () => {
    const { user } = open({ query: ALL_ANSWERS });
    await findCards();
    expect(
      screen.getByRole('button', { name: `${GUIDE_LABELS.change} ${QUESTION_TITLES.tireType}` })
        .parentElement,
    ).toHaveTextContent(RESULT_TEXTS.anyType);
    await user.click(
      screen.getByRole('button', { name: `${GUIDE_LABELS.change} ${QUESTION_TITLES.priorities}` }),
    );
    expect(
      screen.getByRole('checkbox', { name: new RegExp(PRIORITY_TEXTS.wet.label) }),
    ).toBeChecked();
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.back }));
    expect(screen.getByRole('radio', { name: new RegExp(TYPE_TEXTS.notSure.label) })).toBeChecked();
    act(() => {
      history.replaceState(null, '', `/tires/guide/${ALL_ANSWERS}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await findCards()).toHaveLength(3);
  });

  test('keeps answers that weren’t submitted when the visitor clicks the page’s Back button [TDG-1]', async () => {
    const { user } = open({
      query: `?step=priorities&size=205/55R16&storeNumber=${STORE}&tireType=winter`,
    });
    const getBox = () =>
      screen.getByRole('checkbox', { name: new RegExp(PRIORITY_TEXTS.wet.label) });
    const getType = () =>
      screen.getByRole('radio', { name: new RegExp(TYPE_TEXTS.allTerrain.label) });
    await user.click(getBox());
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.back }));
    await user.click(getType());
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.back }));
    expect(getHeading()).toHaveTextContent(QUESTION_TITLES.store);
    await goToNextQuestion(user);
    expect(getType()).toBeChecked();
    await goToNextQuestion(user);
    expect(getBox()).toBeChecked();
  });
});

test('shows the answers of the previous question after the browser’s Back [TDG-1]', async () => {
  const { user } = open({
    query: `?step=tireType&size=205/55R16&storeNumber=${STORE}`,
  });
  await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_TEXTS.winter.label) }));
  await goToNextQuestion(user);
  expect(getHeading()).toHaveTextContent(QUESTION_TITLES.priorities);
  act(() => history.back());
  await waitFor(() => expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType));
  expect(screen.getByRole('radio', { name: new RegExp(TYPE_TEXTS.winter.label) })).toBeChecked();
});

test('doesn’t change the URL when it opens [TDG-1]', () => {
  open({ query: '?utm_source=mail' });
  expect(getHeading()).toHaveTextContent(QUESTION_TITLES.vehicle);
  expect(location.search).toBe('?utm_source=mail');
});

test('keeps answers that weren’t submitted after the browser’s Back, also in the URL [TDG-1]', async () => {
  const { user } = open({ query: `?step=tireType&size=205/55R16&storeNumber=${STORE}` });
  await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_TEXTS.winter.label) }));
  await goToNextQuestion(user);
  const getBox = () => screen.getByRole('checkbox', { name: new RegExp(PRIORITY_TEXTS.wet.label) });
  await user.click(getBox());
  act(() => history.back());
  await waitFor(() => expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType));
  expect(location.search).toContain('priorities=wet');
  await goToNextQuestion(user);
  expect(getBox()).toBeChecked();
});

describe('tires', () => {
  test('shows reasons in words and figures, and traits as text [TDG-1]', async () => {
    open({ query: ALL_ANSWERS });
    const [first, second] = await findCards();
    if (!first || !second) throw new Error('cards');
    expect(within(first).getByText('8 of 10 on wet roads')).toBeVisible();
    expect(within(first).getByText('$360 for a set of four')).toBeVisible();
    expect(within(second).getByText('$40 more per set than the first')).toBeVisible();
    expect(within(first).getByText('Wet roads').nextElementSibling).toHaveTextContent('8 of 10');
    expect(within(first).getByText('In stock at Store in Centennial')).toBeVisible();
  });

  test('says why the next three tires aren’t recommended [TDG-1]', async () => {
    open({ query: ALL_ANSWERS });
    await findCards();
    const rejected = screen.getByRole('region', { name: RESULT_TEXTS.rejected });
    const lines = within(rejected).getAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toHaveTextContent('Northpeak Trail 4: $40 more per set than the first.');
  });

  test.each(['Northpeak Trail 2', 'Northpeak Trail 5'])(
    'returns the focus after the browser’s Back from the page of %s [TDG-1]',
    async (name) => {
      const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
      const { user, view } = open({ query: ALL_ANSWERS });
      await findCards();
      const link = screen.getByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      await user.click(link);
      const { state } = history;
      view.unmount();
      open({ query: ALL_ANSWERS, state });
      await findCards();
      expect(screen.getByRole('link', { name })).toHaveFocus();
      expect(scrollBy).toHaveBeenCalledTimes(1);
      expect(history.scrollRestoration).toBe('auto');
      scrollBy.mockRestore();
    },
  );

  test('adds a tire to the comparison, and removes it [TDG-1/selected-tires] [CMP-1/rewrite]', async () => {
    const { user, store } = open({ query: ALL_ANSWERS });
    await findCards();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Northpeak Trail 2' }));
    expect(store.getState().tireComparison?.tires).toMatchObject([{ id: '2' }]);
    expect(store.getState().tireDecisionGuide?.selectedTires).toEqual(['2']);
    expect(screen.getByRole('link', { name: RESULT_TEXTS.compare })).toHaveAttribute(
      'href',
      '#compare=1,2,3',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Compare Northpeak Trail 2' }));
    expect(store.getState().tireDecisionGuide?.selectedTires).toEqual([]);
  });

  test('unselects a tire that is removed from the comparison elsewhere [TDG-1/selected-tires]', async () => {
    const { user, store } = open({ query: ALL_ANSWERS });
    await findCards();
    for (const code of ['1', '2']) {
      await user.click(screen.getByRole('checkbox', { name: `Compare Northpeak Trail ${code}` }));
    }
    act(() => store.dispatch(removeFromComparison('1')));
    expect(store.getState().tireDecisionGuide?.selectedTires).toEqual(['2']);
  });

  test('shows a pair for a vehicle, with the average price and the price of the set [TDG-1] [SRCH-3/groups]', async () => {
    const { user, store, calls } = open({
      query: ALL_ANSWERS.replace('size=205/55R16', 'year=2019&make=BMW&model=M3&trim=Base'),
      respond: ({ path }) =>
        path.startsWith('tire/search')
          ? ok(
              createTireSearch({
                searchType: 'vehicle',
                tires: [
                  createTire('1', { position: 'front' }),
                  createTire('2', { position: 'rear', size: '225/50R16' }),
                ],
                prices: { '1': 100.25, '2': 120.5 },
                matchSets: [{ front: '1', rear: '2' }],
              }),
            )
          : undefined,
    });
    await screen.findByRole('heading', { name: 'The best tire for your 2019 BMW M3 Base' });
    expect(calls[0]?.path).toBe('tire/search-by-vehicle');
    const [pair] = getCards();
    expect(pair).toHaveTextContent('205/55R16 / 225/50R16');
    expect(pair).toHaveTextContent('$110.38 ea. Set of 4 $441.50');
    expect(pair).toHaveTextContent('8 of 10 on wet roads');
    await user.click(screen.getByRole('checkbox', { name: 'Compare Northpeak Trail 1' }));
    expect(store.getState().tireComparison).toMatchObject({
      searchType: 'vehicle',
      vehicle: { year: 2019, make: 'BMW', model: 'M3', trim: 'Base' },
      tires: [{ id: '1_2', articles: ['1', '2'] }],
    });
  });

  test('offers all types if there are no tires of the selected type [TDG-1]', async () => {
    const { user } = open({ query: ALL_ANSWERS.replace('notSure', 'summer') });
    expect(await screen.findByText(formatNoneOfType('summer'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: RESULT_TEXTS.allTypes }));
    expect(screen.queryByText(/^There are no/)).toBeNull();
    expect(await findCards()).toHaveLength(3);
    expect(getHeading()).toHaveFocus();
  });

  test('removes the tires of other answers at once, and shows a skeleton if the search takes long [TDG-1]', async () => {
    const { user } = open({
      query: ALL_ANSWERS.replace('notSure', 'summer'),
      respond: ({ path }) => {
        if (path === 'tire/traits') return 'hang';
        // Tires of other tests would share the call that hangs.
        return ok(createTireSearch({ tires: [createTire('99')] }));
      },
    });
    await user.click(await screen.findByRole('button', { name: RESULT_TEXTS.allTypes }));
    expect(screen.queryByText(/^There are no/)).toBeNull();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeVisible());
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });

  test('removes the tires of the previous history entry at once [TDG-1]', async () => {
    open({ query: ALL_ANSWERS });
    await findCards();
    act(() => {
      history.replaceState(null, '', `/tires/guide/${ALL_ANSWERS.replace('notSure', 'winter')}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(await screen.findByRole('heading', { name: /^The best tire/ })).toHaveFocus();
  });

  test('offers to find a store if the size is unknown [TDG-1]', async () => {
    open({
      query: ALL_ANSWERS,
      respond: ({ path }) =>
        path === 'tire/search-by-size' ? ok(createTireSearch({ tires: [], sizes: [] })) : undefined,
    });
    expect(await screen.findByText(RESULT_TEXTS.none)).toBeVisible();
    expect(screen.getByRole('link', { name: RESULT_TEXTS.askStore })).toBeVisible();
  });

  describe.each(['tire/search-by-size', 'tire/traits'])('failure of %s', (failingPath) => {
    test.each(listFaults())(
      'keeps the answers and loads the tires again: %s [TDG-1] [HTTP-5]',
      async (_name, reply) => {
        let fails = true;
        const { user } = open({
          query: ALL_ANSWERS,
          respond: ({ path }) => (fails && path === failingPath ? reply : undefined),
        });
        expect(await screen.findByText(RESULT_TEXTS.failed)).toBeVisible();
        expect(screen.getByText(/Wet roads, Low price/)).toBeVisible();
        fails = false;
        await user.click(screen.getByRole('button', { name: TRY_AGAIN }));
        expect(await findCards()).toHaveLength(3);
        expect(getHeading()).toHaveFocus();
      },
    );
  });
});
