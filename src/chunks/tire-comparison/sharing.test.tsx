import { act, screen, waitFor, within } from '@testing-library/react';
import {
  compare,
  createCompared,
  findDialog,
  getBar,
  getRow,
  open,
  prepareTireComparison,
} from '../../../test/tire-comparison';
import { EMPTY_COMPARISON, saveComparison } from '../../store/comparison/saved-comparison';
import { COMPARISON_TEXTS } from './messages';

prepareTireComparison();

describe('comparison', () => {
  test('copies a link that opens the comparison [CMP-1]', async () => {
    const { user } = await compare();
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
    expect(await screen.findByRole('button', { name: COMPARISON_TEXTS.copied })).toBeVisible();
    expect(
      screen.getByText(COMPARISON_TEXTS.copied, { selector: '[role="status"]' }),
    ).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${location.origin}/tires/size/#compare=100,200`,
    );
  });

  test.each([
    ['/tires/brands/northpeak/trail/100/', '?0b57d0aa-1111-4222-8333-444455556666'],
    [
      '/tires/guide/',
      '?step=tires&year=2019&make=BMW&model=M3&trim=Base&zip=80122&storeNumber=310001',
    ],
    ['/tires/size/', '?cs=205&ar=55&rs=16'],
    ['/tires/vehicle/', '?year=2019&make=BMW&model=M3&trim=Base'],
    ['/tires/size', '?cs=205&ar=55&rs=16'],
    ['/content/bsro/fcac/en/tires/vehicle.html', '?year=2019&make=BMW&model=M3&trim=Base'],
  ])(
    'keeps only the parameters of a search in the copied link: %s%s [CMP-1]',
    async (path, query) => {
      history.replaceState(null, '', path + query);
      const { user } = await compare();
      await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
      const isSearch = /\/tires\/(?:size|vehicle)/.test(path);
      await expect(navigator.clipboard.readText()).resolves.toBe(
        `${location.origin}${path}${isSearch ? query : ''}#compare=100,200`,
      );
    },
  );

  test('leaves the tab, the filters, and the store out of the copied link [CMP-1]', async () => {
    history.replaceState(
      null,
      '',
      '/tires/size/?cs=205&ar=55&rs=16&tab=bestSellers&brands=Northpeak&storeNumber=310001',
    );
    const { user } = await compare();
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${location.origin}/tires/size/?cs=205&ar=55&rs=16#compare=100,200`,
    );
  });

  test("shows the link if it can't be copied [CMP-1]", async () => {
    const { user } = await compare();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
    expect(await screen.findByText(/#compare=100,200/)).toBeVisible();
  });

  test('prints the comparison [CMP-1]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await compare();
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.print }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('URL of an open comparison', () => {
  test.each(['a shared comparison', "the visitor's own comparison"])(
    'contains the tires of %s until it closes [CMP-1]',
    async (kind) => {
      const isShared = kind === 'a shared comparison';
      if (isShared) history.replaceState(null, '', '/tires/size/#compare=100,200');
      const { user } = isShared ? await open({ tires: [] }) : await compare();
      await findDialog();
      await waitFor(() => expect(location.hash).toBe('#compare=100,200'));
      const table = within(screen.getByRole('table'));
      const remove = { name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 100' }) };
      await user.click(await table.findByRole('button', remove));
      expect(location.hash).toBe('#compare=200');
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(location.hash).toBe('');
    },
  );
});

describe('shared link', () => {
  test("opens the comparison of its valid groups, and leaves the visitor's own unchanged [CMP-1]", async () => {
    history.replaceState(null, '', '/tires/size/#compare=200,x,300_301,999');
    const { store } = await open({ tires: [] });
    const dialog = await findDialog();
    await waitFor(() =>
      expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 200' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
    expect(getRow('Price each')).toEqual(['Price each', '$90.00', '$90.00']);
    expect(store.getState().tireComparison?.tires).toEqual([]);
    expect(getBar()).toBeNull();
  });

  test("keeps a tire in the visitor's own comparison when it is removed from the shared one [CMP-1]", async () => {
    history.replaceState(null, '', '/tires/size/#compare=200,100,300_301');
    const { user, store } = await open();
    await findDialog();
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
    const table = within(screen.getByRole('table'));
    await user.click(
      table.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 100' }),
      }),
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(store.getState().tireComparison?.tires.map(({ id }) => id)).toEqual(['100', '200']);
  });

  const follow = (link: string): void =>
    act(() => {
      history.replaceState(null, '', link);
      dispatchEvent(new PopStateEvent('popstate'));
    });

  test('opens from a link on the page, also while another comparison is open [CMP-1]', async () => {
    await open({ tires: [] });
    follow('#compare=100');
    expect(await findDialog()).toBeVisible();
    follow('#compare=200,300_301');
    expect(
      await screen.findByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Item 200' }),
      }),
    ).toBeVisible();
    expect(location.hash).toBe('#compare=200,300_301');
  });

  test("is the visitor's own comparison if it has the same tires [CMP-1]", async () => {
    saveComparison({ ...EMPTY_COMPARISON, tires: ['100', '200'].map((id) => createCompared(id)) });
    history.replaceState(null, '', '/tires/size/#compare=200,100');
    const { user, store } = await open({ tires: [] });
    await findDialog();
    const table = within(screen.getByRole('table'));
    await user.click(
      table.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 100' }),
      }),
    );
    expect(store.getState().tireComparison?.tires.map(({ id }) => id)).toEqual(['200']);
  });

  test('says that the tires are no longer available if the catalog has none of them [CMP-1]', async () => {
    history.replaceState(null, '', '/tires/size/#compare=998,999');
    await open({ tires: [] });
    expect(await screen.findByText(COMPARISON_TEXTS.noneAvailable)).toBeVisible();
  });

  test('ignores a hash without a valid group [CMP-1]', async () => {
    history.replaceState(null, '', '/tires/size/#compare=x');
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
