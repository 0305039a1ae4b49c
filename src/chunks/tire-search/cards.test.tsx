import { act, screen, within } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import {
  VEHICLE,
  saveStore,
  open,
  getCards,
  findCards,
  getCard,
  getFilters,
  getStatus,
  prepareTireResults,
} from '../../../test/tire-results';
import { createTire, createTirePricing, createTireSearch, READY_DATE } from '../../../test/tires';
import { RESULTS_LABELS } from './messages';

prepareTireResults();

describe('card', () => {
  test('links to the detail page and its reviews, with rating, warranty, price, and stock [SRCH-4/pricing] [SRCH-4/inventory] [SRCH-4/ratings]', async () => {
    open({
      data: createTireSearch({
        tires: [createTire('1')],
        prices: { 1: 142.99 },
        ratings: { 1: { averageRating: 4.3, reviewCount: 212 } },
      }),
    });
    await findCards();
    const card = getCard('Northpeak Trail 1');
    const detailUrl = '/tires/brands/northpeak/trail1/1/';
    expect(card.getByRole('link', { name: 'Northpeak Trail 1' })).toHaveAttribute(
      'href',
      detailUrl,
    );
    expect(card.getByRole('img', { name: '4.3 out of 5, 212 reviews' })).toBeVisible();
    expect(card.getByRole('link', { name: /^212 reviews/ })).toHaveAttribute(
      'href',
      `${detailUrl}#reviews`,
    );
    const [article] = getCards();
    expect(article).toHaveTextContent('205/55R16 91V');
    expect(article).toHaveTextContent('60,000-mile warranty');
    expect(article).toHaveTextContent('$142.99 ea. Set of 4 $571.96');
    expect(article).toHaveTextContent('In stock at your store, ready Jun 1');
  });

  test('shows a pair with both sizes, the lower warranty, and two of each as the set [SRCH-3/pair-price]', async () => {
    open({
      data: createTireSearch({
        tires: [
          createTire('1', { position: 'front' }),
          createTire('2', { position: 'rear', size: '225/50R16', mileage: 40_000 }),
        ],
        matchSets: [{ front: '1', rear: '2' }],
        prices: { 1: 100.1, 2: 120.2 },
      }),
    });
    await findCards();
    const [article] = getCards();
    expect(article).toHaveTextContent('205/55R16 91V front, 225/50R16 91V rear');
    expect(article).toHaveTextContent('40,000-mile warranty');
    expect(article).toHaveTextContent('$110.15 ea. Set of 4 $440.60');
    expect(screen.getByRole('link', { name: 'Northpeak Trail 1' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail1/1_2/',
    );
  });

  test.each([
    [
      'sale prices if both tires have the same promotions',
      ['A', 'B'],
      ['A', 'B'],
      /Average sale price \$105.16 ea. Set of 4 \$420.62 ?Average regular price \$110.16 ea./,
    ],
    [
      'regular prices if each tire has another promotion',
      ['A'],
      ['B'],
      /warranty ?Average \$110.16 ea. Set of 4 \$440.62/,
    ],
  ])("shows a pair's %s [SRCH-3/pair-price] [OFFR-7]", async (_case, front, rear, price) => {
    const data = createTireSearch({
      tires: [createTire('1', { position: 'front' }), createTire('2', { position: 'rear' })],
      matchSets: [{ front: '1', rear: '2' }],
    });
    const createPromotions = (codes: readonly string[], cents: number) =>
      codes.map((code) => ({
        code,
        friendlyId: code,
        displayName: `Promotion ${code}`,
        label: '',
        totalOfflineSavings: code === 'A' ? 20 : 8,
        loggedInOnlyPromotion: false,
        hidePrice: false,
        salePrice: {
          value: (cents - (code === 'A' ? 500 : 200)) / 100,
          formattedValue: '',
        },
      }));
    data.pricing['1'] = createTirePricing(100.11, {
      potentialPromotions: createPromotions(front, 10_011),
    });
    data.pricing['2'] = createTirePricing(120.2, {
      potentialPromotions: createPromotions(rear, 12_020),
    });
    open({ data });
    const [article] = await findCards();
    // On sale, a set costs 2 × (95.11 + 115.20), so the average price of one tire has half a cent.
    expect(article).toHaveTextContent(price);
  });

  test.each([
    [
      'Ready',
      { quantity: 0, q_local: 4, q_sister: 8, readyDate: READY_DATE },
      'Ready Jun 1 at your store: 4 from stores nearby',
    ],
    [
      'Special order',
      { quantity: 0, q_local: 0, q_sister: 4, readyDate: READY_DATE },
      'Ready Jun 1 at your store: 4 from other stores',
    ],
    ['Too few', { quantity: 0, q_local: 0, q_sister: 3 }, 'Only 3 available at your store'],
    ['Not available', { quantity: 0, q_local: 0, q_sister: 0 }, 'Not available at your store'],
  ])(
    "says whether and when tires that the store doesn't have will be ready: %s [SRCH-4/inventory]",
    async (_case, stock, text) => {
      const data = createTireSearch({ tires: [createTire('1')] });
      open({ data: { ...data, inventory: { 1: stock } } });
      const [article] = await findCards();
      expect(article).toHaveTextContent(text);
    },
  );

  test('says when a pair is ready, and from where [SRCH-3/low-stock]', async () => {
    open({
      data: createTireSearch({
        tires: [createTire('1', { position: 'front' }), createTire('2', { position: 'rear' })],
        matchSets: [{ front: '1', rear: '2', readyDate: READY_DATE }],
        quantities: { 1: 1, 2: 2 },
      }),
    });
    const [article] = await findCards();
    expect(article).toHaveTextContent('Ready Jun 1 at your store: 3 here, 1 from a store nearby');
  });

  test('lists savings and rebates below the price', async () => {
    const data = createTireSearch({ tires: [createTire('1')] });
    const promotion = {
      code: 'P',
      friendlyId: 'p',
      displayName: 'Fall savings',
      label: '',
      totalOfflineSavings: 40,
      loggedInOnlyPromotion: false,
      hidePrice: false,
    };
    data.pricing['1'] = createTirePricing(100, {
      potentialPromotions: [promotion],
      rebates: [{ ...promotion, code: 'R', label: 'Mail In Rebate', totalOfflineSavings: 70 }],
    });
    open({ data });
    await findCards();
    const [article] = getCards();
    expect(article).toHaveTextContent('Instant Savings Fall savings');
    expect(article).toHaveTextContent('Mail In Rebate $70 back on a set of four');
  });

  test('asks the visitor to select a store if there is none, and to call the store if it has no price', async () => {
    clearCookies();
    const data = createTireSearch({ tires: [createTire('1')] });
    const withoutPrices = { ...data, pricing: {}, inventory: {} };
    const { view } = open({ data: withoutPrices });
    await findCards();
    expect(
      getCard('Northpeak Trail 1').getByRole('link', { name: RESULTS_LABELS.seePrice }),
    ).toHaveAttribute('href', '/locate/display-map/');
    view.unmount();
    saveStore('7');
    open({ data: { ...data, pricing: {} } });
    await findCards();
    expect(getCard('Northpeak Trail 1').getByText('Call your store for pricing.')).toBeVisible();
  });

  test('adds a tire to the comparison and removes it', async () => {
    const { user } = open();
    await findCards();
    const box = getCard('Northpeak Trail 1').getByRole('checkbox');
    await user.click(box);
    expect(box).toBeChecked();
    expect(localStorage.getItem('tireComparison')).toContain('"id":"1"');
    await user.click(box);
    expect(box).not.toBeChecked();
  });

  test("doesn't show on another tire's card that the comparison refused a fifth tire", async () => {
    const { user } = open();
    await findCards();
    for (const number of [2, 3, 4, 5, 1]) {
      await user.click(getCard(`Northpeak Trail ${number}`).getByRole('checkbox'));
    }
    expect(getCard('Northpeak Trail 1').getByRole('alert')).not.toBeEmptyDOMElement();
    await user.click(getFilters().getByRole('checkbox', { name: 'Ridgeline 2' }));
    expect(getCards()).toHaveLength(2);
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    for (const card of getCards()) {
      expect(within(card).getByRole('checkbox')).not.toBeChecked();
    }
  });

  test('announces each refusal of a fifth tire', async () => {
    const { user } = open();
    await findCards();
    for (const number of [2, 3, 4, 5, 1]) {
      await user.click(getCard(`Northpeak Trail ${number}`).getByRole('checkbox'));
    }
    const card = getCard('Northpeak Trail 1');
    const first = card.getByRole('alert').firstElementChild;
    await user.click(card.getByRole('checkbox'));
    // Screen readers announce an alert again only if its content is new.
    expect(first).not.toBeInTheDocument();
    expect(card.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  test('keeps the focus in a card that stays when the other cards change', async () => {
    open();
    await findCards();
    const link = screen.getByRole('link', { name: 'Ridgeline Trail 8' });
    link.focus();
    history.replaceState(null, '', `${VEHICLE}&brands=Ridgeline&sort=priceHighToLow`);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(getCards()).toHaveLength(2);
    expect(link).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ridgeline Trail 8' })).toBe(link);
  });
});

describe('a line with several versions', () => {
  const versions = createTireSearch({
    tires: [
      createTire('1', { name: 'Trail' }),
      createTire('2', {
        name: 'Trail',
        loadIndex: 94,
        loadRange: 'XL',
        speedRating: 'W',
        runFlat: true,
      }),
      createTire('3', { name: 'Pass' }),
    ],
    prices: { 1: 100, 2: 120, 3: 90 },
    quantities: { 3: 0 },
  });
  versions.pricing['1'] = createTirePricing(100, {
    outTheDoor: { quantity: 4, total: { value: 465.41, formattedValue: '$465.41' } },
  });
  versions.pricing['2'] = createTirePricing(120, {
    outTheDoor: { quantity: 4, total: { value: 551.2, formattedValue: '$551.20' } },
  });

  test('is one card, whose chosen version is shown, selected, and compared [LINE-2] [OTD-1]', async () => {
    const { user } = open({ data: versions });
    const [article] = await findCards();
    expect(getCards()).toHaveLength(2);
    expect(getStatus()).toHaveTextContent('2 tires');
    if (!article) throw new Error('no card');
    const card = within(article);
    const choice = card.getByRole('combobox', { name: 'Version of Northpeak Trail' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['91V SL, Black – $100.00', '94W XL, Black, run-flat – $120.00']);
    expect(article).toHaveTextContent('$465.41 for 4, installed');
    await user.selectOptions(choice, '94W XL, Black, run-flat – $120.00');
    expect(article).toHaveTextContent('$120.00 ea.');
    expect(article).toHaveTextContent('$551.20 for 4, installed');
    const named = 'Northpeak Trail, 94W XL, Black, run-flat';
    expect(card.getByRole('link', { name: `Select ${named}` })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail/2/',
    );
    await user.click(card.getByRole('checkbox', { name: `Compare ${named}` }));
    expect(localStorage.getItem('tireComparison')).toContain('"id":"2"');
  });

  test('stands where its best version stands, with the versions that match the filters [LINE-2] [LINE-3]', async () => {
    const { user } = open({ data: versions });
    await findCards();
    const listNames = () => getCards().map((card) => within(card).getByRole('heading').textContent);
    expect(listNames()).toEqual(['Northpeak Trail, 91V SL, Black', 'Northpeak Pass']);
    await user.click(getFilters().getByRole('checkbox', { name: /^Run-flat/ }));
    expect(listNames()).toEqual(['Northpeak Trail']);
    expect(getCards()[0]).toHaveTextContent('$120.00 ea.');
    expect(screen.queryByRole('combobox', { name: /^Version/ })).not.toBeInTheDocument();
    await user.click(getFilters().getByRole('checkbox', { name: /^Run-flat/ }));
    await user.click(getFilters().getByRole('checkbox', { name: /^In stock at my store/ }));
    expect(listNames()).toEqual(['Northpeak Trail, 91V SL, Black']);
  });
});
