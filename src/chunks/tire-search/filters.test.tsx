import { act, screen, within } from '@testing-library/react';
import {
  VEHICLE,
  open,
  getCards,
  findCards,
  getStatus,
  findFilters,
  getChip,
  createTires,
  PRICES,
  expectSearch,
  prepareTireResults,
} from '../../../test/tire-results';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { EMPTY_LABELS } from './empty/messages';
import { FILTER_LABELS, RESULTS_LABELS } from './messages';

prepareTireResults();

describe('filters', () => {
  test('filters tires, shows and announces their number, and updates the URL [SRCH-2/filters]', async () => {
    const { user, calls } = open();
    const filters = await findFilters();
    expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toBeVisible();
    expect(filters.getByRole('checkbox', { name: 'Ridgeline 2' })).toBeVisible();
    await user.click(filters.getByRole('checkbox', { name: 'Ridgeline 2' }));
    expect(getCards()).toHaveLength(2);
    expect(getStatus()).toHaveTextContent('2 tires');
    await expectSearch(`${VEHICLE}&brands=Ridgeline`);
    expect(filters.getByRole('checkbox', { name: 'Ridgeline 2' })).toHaveFocus();
    await user.click(filters.getByRole('radio', { name: 'Up to $75 0' }));
    expect(getCards()).toHaveLength(2);
    expect(filters.getByRole('radio', { name: 'Up to $75 0' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(calls).toHaveLength(1);
  });

  test('replaces the price limit with another, and removes the limit [SRCH-2/replaced]', async () => {
    const { user } = open();
    const filters = await findFilters();
    await user.click(filters.getByRole('radio', { name: 'Up to $75 5' }));
    expect(getCards()).toHaveLength(5);
    await user.click(filters.getByRole('radio', { name: 'Up to $100 9' }));
    await expectSearch(`${VEHICLE}&price=100`);
    await user.click(filters.getByRole('radio', { name: 'Any price' }));
    await expectSearch(VEHICLE);
  });

  test('removes a filter by its chip, and moves the focus to the next chip or to the count [SRCH-2/removable]', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Northpeak,Ridgeline&price=100` });
    await findCards();
    await user.click(getChip('Brand: Northpeak'));
    expect(getChip('Brand: Ridgeline')).toHaveFocus();
    await expectSearch(`${VEHICLE}&brands=Ridgeline&price=100`);
    await user.click(getChip('Price per tire: Up to $100'));
    expect(getChip('Brand: Ridgeline')).toHaveFocus();
    await user.click(getChip('Brand: Ridgeline'));
    expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toHaveFocus();
  });

  test('clears all filters, and moves the focus to the count [SRCH-2/clear-all]', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Northpeak&mileage=50000` });
    await findCards();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toHaveFocus();
    await expectSearch(VEHICLE);
  });

  test('names the filter whose removal adds the most tires', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Summit&price=75` });
    expect(await screen.findByText(EMPTY_LABELS.noMatch)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Brand: Summit (5 tires)' }));
    expect(getCards()).toHaveLength(5);
    expect(screen.getByText('5 tires', { selector: '[tabindex]' })).toHaveFocus();
  });

  test('ignores values that no tire has, and removes them from the URL', async () => {
    open({ query: `${VEHICLE}&brands=Unknown,Summit&tab=none&rating=9&mileage=x` });
    expect(await findCards()).toHaveLength(1);
    await expectSearch(`${VEHICLE}&brands=Summit`);
  });

  test('shows nine values at once', async () => {
    const tires = Array.from({ length: 9 }, (_, index) =>
      createTire(`${index + 1}`, { brand: `Brand ${index + 1}` }),
    );
    open({ data: createTireSearch({ tires }) });
    const filter = (await findFilters()).getByRole('group', { name: FILTER_LABELS.brands });
    expect(within(filter).getAllByRole('checkbox')).toHaveLength(9);
    expect(within(filter).queryByRole('button')).toBeNull();
  });

  describe('with more than nine values', () => {
    const brands = Array.from(
      { length: 12 },
      (_, index) => `Brand ${String.fromCharCode(65 + index)}`,
    );
    const data = createTireSearch({
      tires: brands.map((brand, index) => createTire(`${index + 1}`, { brand })),
    });
    const findBrands = async () =>
      within((await findFilters()).getByRole('group', { name: FILTER_LABELS.brands }));

    test('shows the first eight, and all of them by keyboard', async () => {
      const { user } = open({ data });
      const filter = await findBrands();
      expect(filter.getAllByRole('checkbox')).toHaveLength(8);
      const button = filter.getByRole('button', { name: 'Show all (12)', expanded: false });
      act(() => button.focus());
      await user.keyboard('{Enter}');
      expect(filter.getAllByRole('checkbox')).toHaveLength(12);
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(button).toHaveTextContent(RESULTS_LABELS.showFewer);
      await user.keyboard('{Enter}');
      expect(filter.getAllByRole('checkbox')).toHaveLength(8);
      expect(button).toHaveFocus();
    });

    test('shows all of them if the first eight have no tires [SRCH-2/filters]', async () => {
      const tires = data.tires.map((tire, index) => ({ ...tire, type: index < 8 ? 'A' : 'B' }));
      open({ data: { ...data, tires }, query: `${VEHICLE}&type=B` });
      const filter = await findBrands();
      expect(filter.getAllByRole('checkbox')).toHaveLength(12);
      expect(filter.queryByRole('button')).toBeNull();
    });

    test('shows all of them while another one is selected, and leaves it there afterwards', async () => {
      const { user } = open({ data, query: `${VEHICLE}&brands=Brand+L` });
      const filter = await findBrands();
      const last = filter.getByRole('checkbox', { name: 'Brand L 1' });
      expect(last).toBeChecked();
      expect(filter.queryByRole('button')).toBeNull();
      await user.click(last);
      expect(last).toHaveFocus();
      expect(last).not.toBeChecked();
      await user.click(filter.getByRole('button', { name: RESULTS_LABELS.showFewer }));
      expect(last).not.toBeInTheDocument();
    });
  });

  test('opens the filters in a dialog with a live count, and returns the focus', async () => {
    const { user } = open();
    await findCards();
    const opener = screen.getByRole('button', { name: 'Filters' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Ridgeline 2' }));
    await user.click(dialog.getByRole('button', { name: 'Show 2 tires' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
    expect(getCards()).toHaveLength(2);
  });

  test('paints the pressed button before the filters move to the dialog', async () => {
    const { user } = open();
    await findCards();
    const opener = screen.getByRole('button', { name: 'Filters' });
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, oldValue, addedNodes } of records) {
        if (target === opener) changes.push(oldValue === 'false' ? 'busy' : 'done');
        const dialog = screen.getByRole('dialog');
        if ([...addedNodes].some((node) => node.contains(dialog))) changes.push('opened');
      }
    });
    observer.observe(document.body, {
      attributeFilter: ['aria-busy'],
      attributeOldValue: true,
      childList: true,
      subtree: true,
    });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Filters' });
    observer.disconnect();
    expect(changes).toEqual(['busy', 'done', 'opened']);
  });

  test('clears all filters in the dialog, which stays open [SRCH-2/clear-all]', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Summit` });
    await findCards();
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const clear = dialog.getByRole('button', { name: 'Clear all' });
    await user.click(clear);
    expect(dialog.getByRole('button', { name: 'Show 9 tires' })).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('9 tires');
    expect(clear).toHaveFocus();
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Show 9 tires' }));
    expect(getCards()).toHaveLength(9);
  });

  test('skips the filters, and gives the values of a closed filter no focus [SRCH-2/filters]', async () => {
    const { user } = open();
    const filters = await findFilters();
    const mileage = filters.getByRole('group', { name: 'Mileage warranty' }).closest('details');
    expect(mileage).not.toHaveAttribute('open');
    expect(filters.getByRole('group', { name: 'Brand' }).closest('details')).toHaveAttribute(
      'open',
    );
    await user.click(filters.getByRole('link', { name: RESULTS_LABELS.skip }));
    expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toHaveFocus();
  });

  test('opens a rarely used filter that has a selected value [SRCH-2/filters]', async () => {
    open({ query: `${VEHICLE}&mileage=50000` });
    const filters = await findFilters();
    expect(
      filters.getByRole('group', { name: 'Mileage warranty' }).closest('details'),
    ).toHaveAttribute('open');
  });

  const createOffered = (friendlyId: string) => {
    const data = createTireSearch({ tires: createTires(), prices: PRICES });
    const offer = { code: 'P', friendlyId, displayName: '$80 off a set of four', label: '' };
    data.pricing['2'] = createTirePricing(100, { potentialPromotions: [offer] });
    data.pricing['3'] = createTirePricing(100, { rebates: [offer] });
    return data;
  };

  test('lists only the tires of an offer, and names it [SRCH-2/filters] [OFFR-1]', async () => {
    const { user } = open({ data: createOffered('set-80'), query: `${VEHICLE}&offer=set-80` });
    expect(await findCards()).toHaveLength(2);
    await user.click(getChip('Offer: $80 off a set of four'));
    expect(getCards()).toHaveLength(9);
  });

  test('lists no tires that an offer does not cover, even if it covers none, and offers to remove it [SRCH-2/filters]', async () => {
    open({ data: createOffered('set-80'), query: `${VEHICLE}&offer=set-100` });
    expect(
      await screen.findByRole('button', { name: /^Remove Offer: The selected offer \(9 tires\)/ }),
    ).toBeVisible();
    expect(screen.getByText(EMPTY_LABELS.noMatch)).toBeVisible();
  });
});
