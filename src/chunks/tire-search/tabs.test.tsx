import { screen, within } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import {
  VEHICLE,
  createTires,
  PRICES,
  THIRTY,
  open,
  getCards,
  findCards,
  findFilters,
  getChip,
  expectSearch,
  prepareTireResults,
} from '../../../test/tire-results';
import { createTireSearch } from '../../../test/tires';
import { PAGES } from '../../site/pages';
import { EMPTY_LABELS, EMPTY_TABS } from './empty/messages';
import { PRODUCT_TEXTS } from '../../ui/product/messages';

prepareTireResults();

/** The URL of a tab without tires. */
const EMPTY_TAB = `${VEHICLE}&tab=specialOffers`;

describe('tabs, sorts, and views', () => {
  test('keeps the filters of a tab, and shows neither filters nor sorts on the other tabs [SRCH-1/tabs] [SRCH-1/filters-by-tab]', async () => {
    const data = createTireSearch({
      tires: createTires(),
      prices: PRICES,
      bestSellers: ['3', '2'],
    });
    const { user } = open({ data });
    const filters = await findFilters();
    await user.click(filters.getByRole('checkbox', { name: 'Summit 1' }));
    const added: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...addedNodes);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('tab', { name: 'Best sellers 2' }));
    observer.disconnect();
    // Not even for one paint.
    expect(added.map(({ textContent }) => textContent).join(' ')).not.toContain(
      EMPTY_LABELS.noMatch,
    );
    expect(getCards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Northpeak Trail 3',
      'Northpeak Trail 2',
    ]);
    expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
    await expectSearch(`${VEHICLE}&tab=bestSellers`);
    await user.click(screen.getByRole('tab', { name: 'All tires 9' }));
    expect(getChip('Brand: Summit')).toBeVisible();
  });

  test('leads from an empty tab to all tires, with the focus on their tab', async () => {
    const { user } = open({ query: EMPTY_TAB });
    await user.click(await screen.findByRole('button', { name: EMPTY_LABELS.showAll }));
    expect(getCards()).toHaveLength(9);
    const tab = screen.getByRole('tab', { name: 'All tires 9' });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('leads to the stores from the tab with special offers if there is no store [SRCH-1/tabs]', async () => {
    clearCookies();
    open({ data: createTireSearch({ tires: createTires(), pricing: {} }), query: EMPTY_TAB });
    expect(await screen.findByText(EMPTY_LABELS.noStore)).toBeVisible();
    expect(screen.getByRole('link', { name: EMPTY_LABELS.askStore })).toHaveAttribute(
      'href',
      PAGES.displayMap,
    );
    expect(screen.queryByText(EMPTY_TABS.specialOffers)).toBeNull();
  });

  test('offers to ask for special offers at a store without prices [SRCH-1/tabs]', async () => {
    open({ data: createTireSearch({ tires: createTires(), pricing: {} }), query: EMPTY_TAB });
    const showAll = await screen.findByRole('button', { name: EMPTY_LABELS.showAll });
    expect(showAll.parentElement).toHaveTextContent(PRODUCT_TEXTS.askStore);
    expect(screen.queryByText(EMPTY_TABS.specialOffers)).toBeNull();
  });

  test('moves between the tabs that have tires with the arrow keys', async () => {
    const { user } = open({
      data: createTireSearch({ tires: createTires(), prices: PRICES, bestSellers: ['3', '2'] }),
    });
    await findCards();
    await user.click(screen.getByRole('tab', { name: 'All tires 9' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Highest rated 9' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Best sellers 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'All tires 9' })).toHaveFocus();
  });

  test('disables a tab without tires, and says why [SRCH-1/tabs]', async () => {
    const { user } = open();
    await findCards();
    const tab = screen.getByRole('tab', { name: 'Special offers 0' });
    expect(tab).toHaveAttribute('aria-disabled', 'true');
    expect(tab).toHaveAccessibleDescription(EMPTY_TABS.specialOffers);
    await user.click(tab);
    expect(screen.getByRole('tab', { name: 'All tires 9' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(getCards()).toHaveLength(9);
  });

  test('sorts, and switches to a grid [SRCH-1/sort] [SRCH-1/view]', async () => {
    const { user } = open();
    await findCards();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
    expect(within(getCards()[0] ?? document.body).getByRole('heading')).toHaveTextContent(
      'Trail 9',
    );
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await expectSearch(`${VEHICLE}&sort=priceHighToLow&view=grid`);
  });

  test('shows 24 more tires at a time, and moves the focus to the first of them', async () => {
    const { user } = open({ data: THIRTY });
    expect(await findCards()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show 6 more tires' }));
    expect(getCards()).toHaveLength(30);
    expect(getCards()[24]?.parentElement).toHaveFocus();
    await expectSearch(`${VEHICLE}&page=2`);
    expect(screen.queryByRole('button', { name: /more tires$/ })).not.toBeInTheDocument();
  });
});
