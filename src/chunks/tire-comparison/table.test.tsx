import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../../test/fake-services';
import {
  compare,
  createCompared,
  findDialog,
  getRow,
  open,
  prepareTireComparison,
} from '../../../test/tire-comparison';
import { createTire, createTireSearch } from '../../../test/tires';
import { setComparisonView } from '../../store/comparison/tire-comparison-thunks';
import { BAR_LABELS, COMPARISON_TEXTS } from './messages';

prepareTireComparison();

describe('comparison', () => {
  test('links to the detail page of a pair [CMP-1] [SRCH-3/groups]', async () => {
    const { dialog } = await compare({
      tires: [createCompared('100'), createCompared('300', '301')],
    });
    expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 300' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail300/300_301/',
    );
  });

  test('distinguishes tires of the same name by size, load, and speed [CMP-1]', async () => {
    const variants = [
      createTire('100', { name: 'Trail' }),
      createTire('200', { name: 'Trail', loadIndex: 94, speedRating: 'H' }),
    ];
    const { dialog } = await compare({
      tires: ['100', '200'].map((code) => ({ ...createCompared(code), name: 'Trail' })),
      respond: ({ path }) =>
        path === 'tire/search-by-size' ? ok(createTireSearch({ tires: variants })) : undefined,
    });
    for (const name of ['Northpeak Trail, 205/55R16 91V', 'Northpeak Trail, 205/55R16 94H']) {
      expect(await within(dialog).findByRole('link', { name })).toBeVisible();
      expect(
        within(dialog).getByRole('button', { name: COMPARISON_TEXTS.removeTire({ tire: name }) }),
      ).toBeVisible();
    }
  });

  test('links to the detail pages [CMP-1]', async () => {
    const { dialog } = await compare();
    expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 100' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail100/100/',
    );
  });

  test('shows only the rows that differ, and says how many [CMP-1]', async () => {
    const { user } = await compare();
    await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
    await user.click(screen.getByRole('checkbox', { name: COMPARISON_TEXTS.differencesOnly }));
    const headers = screen.getAllByRole('rowheader');
    expect(headers.length).toBeGreaterThan(2);
    for (const header of headers) expect(header).toHaveTextContent('Different:');
    expect(screen.getByText(`${headers.length} rows are different.`)).toBeInTheDocument();
  });

  test('shows the tires one by one in the list view [CMP-1/view]', async () => {
    const { user, store } = await compare();
    const view = screen.getByRole('button', { name: COMPARISON_TEXTS.list });
    expect(view).toHaveAttribute('aria-pressed', 'false');
    await user.click(view);
    expect(view).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByText('Mileage warranty', { exact: false })).toHaveLength(2);
    expect(store.getState().tireComparison?.view).toBe('list');
  });

  test('opens with the view that was selected last [CMP-1/view]', async () => {
    const { store, user } = await open();
    act(() => void store.dispatch(setComparisonView('list')));
    await user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
    await findDialog();
    expect(screen.getByRole('button', { name: COMPARISON_TEXTS.list })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('removes a tire from the table and the comparison without a service call, and closes after the last tire [CMP-1/removal]', async () => {
    const { user, calls, store } = await compare();
    await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
    const before = calls.length;
    const table = within(screen.getByRole('table'));
    await user.click(
      table.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 100' }),
      }),
    );
    expect(table.getAllByRole('columnheader')).toHaveLength(1);
    expect(
      table.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 200' }),
      }),
    ).toHaveFocus();
    expect(calls).toHaveLength(before);
    await user.click(
      table.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 200' }),
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().tireComparison?.tires).toEqual([]);
  });

  test('scrolls by two tires with each click on a button [CMP-1]', async () => {
    const { user } = await compare({
      tires: [createCompared('100'), createCompared('200'), createCompared('300', '301')],
    });
    const scrollBy = jest.spyOn(Element.prototype, 'scrollBy');
    for (const cell of document.querySelectorAll('td')) {
      // The corner is narrower than a tire.
      const offsetWidth = cell.closest('thead') ? 88 : 140;
      Object.defineProperty(cell, 'offsetWidth', { value: offsetWidth });
    }
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.next }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 280 });
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.previous }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -280 });
  });

  test('disables the button that leads past the first or the last tire [CMP-1]', async () => {
    await compare({
      tires: ['100', '200', '400', '500'].map((code) => createCompared(code)),
    });
    const scroller = screen.getByRole('region', { name: COMPARISON_TEXTS.table });
    const scrollTo = (scrollLeft: number): void => {
      Object.defineProperties(scroller, {
        scrollWidth: { value: 648, configurable: true },
        clientWidth: { value: 368, configurable: true },
        scrollLeft: { value: scrollLeft, configurable: true },
      });
      fireEvent.scroll(scroller);
    };
    const getDisabled = (): readonly (string | null)[] =>
      [COMPARISON_TEXTS.previous, COMPARISON_TEXTS.next].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-disabled'),
      );
    scrollTo(0);
    expect(getDisabled()).toEqual(['true', 'false']);
    scrollTo(140);
    expect(getDisabled()).toEqual(['false', 'false']);
    scrollTo(279.5);
    expect(getDisabled()).toEqual(['false', 'true']);
  });
});
