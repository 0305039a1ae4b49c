import { screen, waitFor } from '@testing-library/react';
import {
  createTires,
  PRICES,
  THIRTY,
  open,
  findCards,
  findFilters,
  getChip,
  prepareTireResults,
  VEHICLE,
} from '../../../test/tire-results';
import { createTireSearch } from '../../../test/tires';
import { callAfterPaint } from '../../browser/after-paint';

prepareTireResults();

describe('analytics', () => {
  interface Push {
    readonly event?: string;
    readonly ecommerce?: { readonly items: readonly { item_id: string; index: number }[] } | null;
  }
  let pushed: Push[];
  const listEvents = (event: string) => pushed.filter((push) => push.event === event);
  const listItems = (event: string) =>
    listEvents(event).map((push) => push.ecommerce?.items.map(({ item_id: id }) => id));

  beforeEach(async () => {
    // Waits until the events of the previous test have been tracked.
    await new Promise<void>((resolve) => {
      callAfterPaint(resolve);
    });
    pushed = [];
    Object.assign(window, { dataLayer: pushed });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'dataLayer');
  });

  test('tracks each shown tire only once, with its price and position [ANLT-1]', async () => {
    const { user } = open({ data: THIRTY });
    await waitFor(() => expect(listEvents('view_item_list')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^Show 6 more/ }));
    await waitFor(() => expect(listEvents('view_item_list')).toHaveLength(2));
    const [first, more] = listEvents('view_item_list');
    expect(first?.ecommerce).toMatchObject({ currency: 'USD', item_list_id: 'tires_by_vehicle' });
    expect(first?.ecommerce?.items[0]).toEqual({ item_id: '1', price: 71, index: 0 });
    expect(first?.ecommerce?.items).toHaveLength(24);
    expect(more?.ecommerce?.items.map(({ index }) => index)).toEqual([24, 25, 26, 27, 28, 29]);
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(listEvents('view_item_list')).toHaveLength(2);
  });

  const expectInteractions = async (
    interactions: readonly (readonly [action: string, subject: string])[],
  ): Promise<void> => {
    const expected = interactions.map(([action, subject]) => ({
      event: 'ui_interaction',
      eventInfo: { component: 'tire results', action, subject },
    }));
    await waitFor(() => {
      const layer: unknown = Reflect.get(window, 'adobeDataLayer');
      expect(
        Array.isArray(layer) && layer.filter(({ event }) => event === 'ui_interaction'),
      ).toEqual(expected);
    });
  };

  test('tracks the use of tabs, sorts, views, and filters [ANLT-1/interaction]', async () => {
    const { user } = open({
      data: createTireSearch({ tires: createTires(), prices: PRICES, bestSellers: ['3'] }),
    });
    const filters = await findFilters();
    Reflect.deleteProperty(window, 'adobeDataLayer');
    await user.click(filters.getByRole('checkbox', { name: /^Northpeak/ }));
    await user.click(getChip('Brand: Northpeak'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Brand');
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    await user.click(screen.getByRole('tab', { name: /^Best sellers/ }));
    await expectInteractions([
      ['filter', 'brands Northpeak'],
      ['remove filter', 'brands Northpeak'],
      ['sort', 'brand'],
      ['view', 'grid'],
      ['tab', 'bestSellers'],
    ]);
  });

  test('tracks the removal of the filter that excludes all tires [ANLT-1/interaction]', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Summit&price=75` });
    const remove = await screen.findByRole('button', { name: /^Remove Brand: Summit \(/ });
    Reflect.deleteProperty(window, 'adobeDataLayer');
    await user.click(remove);
    await expectInteractions([['remove filter', 'brands']]);
  });

  test('tracks the tire that a visitor opens, without personal data [ANLT-1]', async () => {
    const { user } = open();
    await findCards();
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByRole('link', { name: 'Northpeak Trail 2' }));
    expect(listItems('select_item')).toEqual([['2']]);
    expect(JSON.stringify(listEvents('select_item'))).not.toContain('Camry');
  });
});
