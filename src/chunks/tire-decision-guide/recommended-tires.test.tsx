import {
  ALL_ANSWERS,
  findCards,
  getCards,
  getHeading,
  getQuery,
  goToNextQuestion,
  openGuide,
  chooseStore,
  setUpGuide,
  STORE,
} from '../../../test/tire-guide';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listFailures, NOT_FOUND, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { loggedIn } from '../../store/account/account-slice';
import { tiresRecommended } from '../../store/guide/tire-decision-guide-slice';
import {
  removeFromComparison,
  syncComparison,
} from '../../store/comparison/tire-comparison-thunks';
import { BUTTONS } from '../../ui/messages';
import {
  GUIDE_LABELS,
  QUESTION_TITLES,
  NO_TIRES_OF_TYPE,
  RESULT_TEXTS,
  STORE_TEXTS,
} from './messages';

setUpGuide();

describe('my store', () => {
  test('replaces the store of the answers when my store changes, and loads its prices and stock [TDG-1] [MYST-1]', async () => {
    const { store, calls } = openGuide({ query: `${ALL_ANSWERS}&zip=80122` });
    await findCards();
    expect(screen.getAllByText('In stock at Store in Centennial, ready Jun 1')).toHaveLength(3);
    const { length } = history;
    act(() => chooseStore(store, '310002'));
    // Prices and stock of the previous store are never shown as the new store's.
    expect(screen.queryByText(/at Store in Denver/)).toBeNull();
    expect(getCards()[0]?.closest('ol')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(RESULT_TEXTS.updating)).toBeInTheDocument();
    expect(await screen.findAllByText('In stock at Store in Denver, ready Jun 1')).toHaveLength(3);
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
    const { store } = openGuide({ query: ALL_ANSWERS });
    await findCards();
    act(() => chooseStore(store, '310002'));
    act(() => {
      history.replaceState(null, '', `/tires/guide/${ALL_ANSWERS}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(getQuery().get('storeNumber')).toBe('310002');
    expect(await screen.findAllByText('In stock at Store in Denver, ready Jun 1')).toHaveLength(3);
  });

  test("doesn't name my store next to the prices of another store [TDG-1]", async () => {
    openGuide({ query: ALL_ANSWERS.replace(STORE, '310002') });
    await findCards();
    expect(getQuery().get('storeNumber')).toBe('310002');
    expect(screen.getAllByText('In stock at your store, ready Jun 1')).toHaveLength(3);
    expect(
      screen.getByRole('button', { name: `${GUIDE_LABELS.change} ${QUESTION_TITLES.store}` })
        .parentElement,
    ).toHaveTextContent(STORE_TEXTS.unknown);
  });

  test('asks for another store if the services do not know the one in the URL, and keeps the other answers [TDG-1]', async () => {
    const { user } = openGuide({
      query: ALL_ANSWERS.replace(STORE, '999999'),
      respond: ({ url }) =>
        url.searchParams.get('storeNumber') === '999999' ? NOT_FOUND : undefined,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(RESULT_TEXTS.unknownStore);
    expect(screen.queryByRole('button', { name: BUTTONS.tryAgain })).toBeNull();
    await user.click(screen.getByRole('button', { name: RESULT_TEXTS.otherStore }));
    expect(getHeading()).toHaveTextContent(QUESTION_TITLES.store);
    expect(getHeading()).toHaveFocus();
    await goToNextQuestion(user);
    await goToNextQuestion(user);
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
    expect(await findCards()).toHaveLength(3);
    expect(`?${getQuery()}`).toBe(`?${new URLSearchParams(`${ALL_ANSWERS}&zip=80122`)}`);
  });

  test('keeps the tires, without prices, if the prices of a new store fail to load [TDG-1] [HTTP-5]', async () => {
    let fails = false;
    const { store, user } = openGuide({
      query: ALL_ANSWERS,
      respond: ({ path }) => (fails && path.startsWith('tire/search') ? 'reset' : undefined),
    });
    await findCards();
    fails = true;
    act(() => chooseStore(store, '310002'));
    expect(await screen.findByText(RESULT_TEXTS.pricesFailed)).toBeVisible();
    expect(getCards()[0]?.closest('ol')).toHaveClass('bsro-guide__tires--outdated');
    fails = false;
    await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
    expect(await screen.findAllByText('In stock at Store in Denver, ready Jun 1')).toHaveLength(3);
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
    const { store, calls } = openGuide({
      query: ALL_ANSWERS.replace('wet,price', 'price'),
      respond: respondWithOffers,
    });
    await screen.findByRole('heading', { name: /^The 2 best tires/ });
    const [first, second] = getCards();
    if (!first || !second) throw new Error('cards');
    expect(within(first).getByText(/Sale price/)).toBeVisible();
    expect(within(first).getByText('Regular price $100.00 ea.')).toBeVisible();
    expect(within(first).getByText(/\$360 for a set of four$/)).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Mail In Rebate' })).toBeVisible();
    expect(within(second).getByText('$100.00')).toBeVisible();
    expect(within(second).getByRole('link', { name: 'Sign In Only Savings' })).toBeVisible();
    act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
    const best = await screen.findByText(/\$280 for a set of four$/);
    expect(best.closest('article')).toHaveTextContent(
      /Northpeak Trail 2.*Sale price \$70\.00 ea\./,
    );
    expect(calls.filter(({ path }) => path === 'tire/search-by-size')).toHaveLength(2);
  });
});

describe('tires', () => {
  test('shows reasons in words and figures, and traits as text [TDG-1]', async () => {
    openGuide({ query: ALL_ANSWERS });
    const [first, second] = await findCards();
    if (!first || !second) throw new Error('cards');
    expect(within(first).getByText('8 of 10 on wet roads')).toBeVisible();
    expect(within(first).getByText(/\$360 for a set of four$/)).toBeVisible();
    expect(within(second).queryByText(/more per set/)).toBeNull();
    expect(within(first).getByText('Wet roads').nextElementSibling).toHaveTextContent('8 of 10');
    expect(within(first).getByText('In stock at Store in Centennial, ready Jun 1')).toBeVisible();
  });

  test("says why the next three tires aren't recommended [TDG-1]", async () => {
    openGuide({ query: ALL_ANSWERS });
    await findCards();
    const rejected = screen.getByRole('region', { name: RESULT_TEXTS.rejected });
    const lines = within(rejected).getAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toHaveTextContent('Northpeak Trail 4: $40 more per set than the first.');
  });

  test.each(['Northpeak Trail 2', 'Northpeak Trail 5'])(
    "returns the focus after the browser's Back from the page of %s [TDG-1]",
    async (name) => {
      const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
      const { user, view } = openGuide({ query: ALL_ANSWERS });
      await findCards();
      const link = screen.getByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      await user.click(link);
      const { state } = history;
      view.unmount();
      openGuide({ query: ALL_ANSWERS, state });
      await findCards();
      expect(screen.getByRole('link', { name })).toHaveFocus();
      expect(scrollBy).toHaveBeenCalledTimes(1);
      expect(history.scrollRestoration).toBe('auto');
      scrollBy.mockRestore();
    },
  );

  test('adds a tire to the comparison, and removes it [TDG-1/selected-tires] [CMP-1/rewrite]', async () => {
    const { user, store } = openGuide({ query: ALL_ANSWERS });
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

  test('shows the recommended tires of the state [TDG-1/tires]', async () => {
    const { store } = openGuide({ query: ALL_ANSWERS });
    await findCards();
    act(() => void store.dispatch(tiresRecommended(['4', '1'])));
    expect(
      getCards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
    ).toEqual(['Northpeak Trail 4', 'Northpeak Trail 1']);
  });

  test('shows tires that were compared elsewhere as selected, and compares two or more selected ones [TDG-1/selected-tires]', async () => {
    const { user, store } = openGuide({ query: ALL_ANSWERS });
    await findCards();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Northpeak Trail 1' }));
    const saved = localStorage.getItem('tireComparison') ?? '';
    await user.click(screen.getByRole('checkbox', { name: 'Compare Northpeak Trail 1' }));
    localStorage.setItem('tireComparison', saved);
    act(() => store.dispatch(syncComparison()));
    expect(screen.getByRole('checkbox', { name: 'Compare Northpeak Trail 1' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Northpeak Trail 3' }));
    expect(screen.getByRole('link', { name: RESULT_TEXTS.compare })).toHaveAttribute(
      'href',
      '#compare=1,3',
    );
  });

  test('unselects a tire that is removed from the comparison elsewhere [TDG-1/selected-tires]', async () => {
    const { user, store } = openGuide({ query: ALL_ANSWERS });
    await findCards();
    for (const code of ['1', '2']) {
      await user.click(screen.getByRole('checkbox', { name: `Compare Northpeak Trail ${code}` }));
    }
    act(() => store.dispatch(removeFromComparison('1')));
    expect(store.getState().tireDecisionGuide?.selectedTires).toEqual(['2']);
  });

  test('shows a pair for a vehicle, with the average price and the price of the set [TDG-1] [SRCH-3/groups]', async () => {
    const { user, store, calls } = openGuide({
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
    const { user } = openGuide({ query: ALL_ANSWERS.replace('notSure', 'summer') });
    expect(await screen.findByText(NO_TIRES_OF_TYPE.summer)).toBeVisible();
    await user.click(screen.getByRole('button', { name: RESULT_TEXTS.allTypes }));
    expect(screen.queryByText(/^There are no/)).toBeNull();
    expect(await findCards()).toHaveLength(3);
    expect(getHeading()).toHaveFocus();
  });

  test.each([
    ['none of the selected type', 'summer', undefined, NO_TIRES_OF_TYPE.summer],
    ['none at all', 'notSure', createTireSearch({ tires: [] }), RESULT_TEXTS.none],
  ] as const)(
    'moves the focus to a heading that says that there are no tires: %s [TDG-1]',
    async (_what, tireType, data, text) => {
      const { user } = openGuide({
        query: ALL_ANSWERS.replace('=tires', '=priorities').replace('notSure', tireType),
        respond: ({ path }) => (data && path === 'tire/search-by-size' ? ok(data) : undefined),
      });
      await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
      expect(await screen.findByRole('heading', { name: text })).toHaveFocus();
    },
  );

  test('removes the tires of other answers at once, and shows a skeleton if the search takes long [TDG-1]', async () => {
    const { user } = openGuide({
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
    openGuide({ query: ALL_ANSWERS });
    await findCards();
    act(() => {
      history.replaceState(null, '', `/tires/guide/${ALL_ANSWERS.replace('notSure', 'winter')}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(await screen.findByRole('heading', { name: /^The best tire/ })).toHaveFocus();
  });

  test('offers to find a store if the size is unknown [TDG-1]', async () => {
    openGuide({
      query: ALL_ANSWERS,
      respond: ({ path }) =>
        path === 'tire/search-by-size' ? ok(createTireSearch({ tires: [], sizes: [] })) : undefined,
    });
    expect(await screen.findByText(RESULT_TEXTS.none)).toBeVisible();
    expect(screen.getByRole('link', { name: RESULT_TEXTS.askStore })).toBeVisible();
  });

  // On a phone, the question was longer than the message, which would be above the viewport.
  test.each([
    [
      'there are no tires of the selected type',
      ok(createTireSearch({ tires: [createTire('98')] })),
      NO_TIRES_OF_TYPE.summer,
    ],
    ['the size is unknown', ok(createTireSearch({ tires: [], sizes: [] })), RESULT_TEXTS.none],
    ['the search fails', { status: 500, text: '' }, QUESTION_TITLES.tires],
  ])('moves the focus to the heading if %s [TDG-1]', async (_case, reply, title) => {
    const { user } = openGuide({
      query: ALL_ANSWERS.replace('notSure', 'summer').replace('step=tires', 'step=priorities'),
      respond: ({ path }) => (path === 'tire/search-by-size' ? reply : undefined),
    });
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
    expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveFocus();
  });

  describe.each(['tire/search-by-size', 'tire/traits'])('failure of %s', (failingPath) => {
    test.each(listFailures())(
      'keeps the answers and loads the tires again: %s [TDG-1] [HTTP-5]',
      async (_name, reply) => {
        let fails = true;
        const { user } = openGuide({
          query: ALL_ANSWERS,
          respond: ({ path }) => (fails && path === failingPath ? reply : undefined),
        });
        expect(await screen.findByText(RESULT_TEXTS.failed)).toBeVisible();
        expect(screen.getByText(/Wet roads, Low price/)).toBeVisible();
        fails = false;
        await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
        expect(await findCards()).toHaveLength(3);
        expect(getHeading()).toHaveFocus();
      },
    );
  });
});
