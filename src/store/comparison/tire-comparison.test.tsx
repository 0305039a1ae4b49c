/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createTire } from '../../../test/tires';
import { LIFETIMES } from '../../browser/storage';
import { createGroup } from '../../domain/tires/tire-group';
import { CompareCheckbox } from '../../ui/product/CompareCheckbox';
import { createReduxStore } from '..';
import { useAppSelector } from '../hooks';
import {
  clearComparison,
  addToComparison,
  syncComparison,
  removeFromComparison,
  setComparisonView,
} from './tire-comparison-thunks';
import type { ComparedTire } from './saved-comparison';
import { selectComparedTires } from './tire-comparison-slice';
import type { ComparedSearch } from './tire-comparison-thunks';
import { useComparison } from './useComparison';
import userEvent from '@testing-library/user-event';

const KEY = 'tireComparison';
const NOW = Date.parse('2026-11-22T12:00:00Z');

const search: ComparedSearch = {
  searchType: 'vehicle',
  vehicle: { year: 2021, make: 'Honda', model: 'Civic', trim: 'EX' },
  size: { crossSection: 205, aspectRatio: 55, rimSize: 16, tireSize: '205/55R16' },
};

const createCompared = (first: string, second?: string): ComparedTire => ({
  id: second === undefined ? first : `${first}_${second}`,
  articles: second === undefined ? [first] : [first, second],
  brand: 'Northpeak',
  name: `Trail ${first}`,
  size: '205/55R16',
});

const readStored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

const writeStored = (data: unknown): void =>
  localStorage.setItem(KEY, JSON.stringify({ data, expiration: Date.now() + 1_000 }));

/** Creates the store of one tab. */
const openTab = () => {
  const store = createReduxStore();
  store.dispatch(syncComparison());
  return {
    store,
    getIds: () => selectComparedTires(store.getState()).map(({ id }) => id),
    add: (...codes: [string, string?]) =>
      store.dispatch(addToComparison(createCompared(...codes), search)),
  };
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('comparison', () => {
  test('holds the search, the vehicle, the size, the list, and the view [CMP-1/state] [STATE-1/tireComparison]', () => {
    const { store, add } = openTab();
    add('100');
    expect(store.getState().tireComparison).toMatchObject({
      ...search,
      tires: [createCompared('100')],
      view: 'grid',
    });
  });

  test('is stored for 24 hours after each change [CMP-1/kept] [CMP-1/rewrite] [LS-2/tire-comparison]', () => {
    const { add, store } = openTab();
    add('100');
    expect(readStored()).toEqual({
      data: { ...search, tires: [createCompared('100')], view: 'grid' },
      expiration: NOW + 24 * 3_600_000,
    });
    jest.setSystemTime(NOW + 3_600_000);
    add('200');
    expect(readStored()).toMatchObject({ expiration: NOW + 25 * 3_600_000 });
    jest.setSystemTime(NOW + 7_200_000);
    store.dispatch(removeFromComparison('100'));
    expect(readStored()).toMatchObject({
      data: { tires: [createCompared('200')] },
      expiration: NOW + 26 * 3_600_000,
    });
  });

  test('is empty after 24 hours without a change [CMP-1/kept]', () => {
    openTab().add('100');
    jest.setSystemTime(NOW + LIFETIMES.tireComparison - 1);
    expect(openTab().getIds()).toEqual(['100']);
    jest.setSystemTime(NOW + LIFETIMES.tireComparison);
    expect(openTab().getIds()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('adds the same group only once [CMP-1/rewrite]', () => {
    const { add, getIds } = openTab();
    add('100');
    add('200', '201');
    add('100');
    expect(getIds()).toEqual(['100', '200_201']);
  });

  test('removes a group by its article code, or by both codes of a pair [CMP-1/removal]', () => {
    const { add, getIds, store } = openTab();
    add('100');
    add('200', '201');
    add('200');
    store.dispatch(removeFromComparison('200_201'));
    expect(getIds()).toEqual(['100', '200']);
    store.dispatch(removeFromComparison('100'));
    expect(getIds()).toEqual(['200']);
    store.dispatch(removeFromComparison('999'));
    expect(getIds()).toEqual(['200']);
  });

  test('removes all groups and keeps the view [CMP-1/removal]', () => {
    const { add, store } = openTab();
    add('100');
    store.dispatch(setComparisonView('list'));
    store.dispatch(clearComparison());
    expect(store.getState().tireComparison).toMatchObject({ tires: [], view: 'list', size: null });
  });

  test('refuses a fifth group and replaces none [CMP-1]', () => {
    const { add, getIds } = openTab();
    for (const code of ['1', '2', '3', '4']) expect(add(code)).toBeUndefined();
    expect(add('5')).toBe('You can compare up to 4 tires.');
    expect(add('4')).toBeUndefined();
    expect(getIds()).toEqual(['1', '2', '3', '4']);
    expect(readStored()).toMatchObject({ data: { tires: { length: 4 } } });
  });

  test('counts the groups that another tab has added [CMP-1]', () => {
    const one = openTab();
    const other = openTab();
    for (const code of ['1', '2']) one.add(code);
    for (const code of ['3', '4']) other.add(code);
    expect(one.add('5')).toBe('You can compare up to 4 tires.');
    expect(one.getIds()).toEqual(['1', '2', '3', '4']);
  });

  test('accepts list and grid as views and refuses anything else [CMP-1/view]', () => {
    const { store } = openTab();
    const getView = () => store.getState().tireComparison?.view;
    expect(store.dispatch(setComparisonView('list'))).toBeUndefined();
    expect(getView()).toBe('list');
    expect(store.dispatch(setComparisonView('table'))).toBe(
      'Comparison view setting must be list or grid.',
    );
    expect(getView()).toBe('list');
    expect(store.dispatch(setComparisonView('grid'))).toBeUndefined();
    expect(getView()).toBe('grid');
  });

  const valid = { ...search, tires: [createCompared('100')], view: 'grid' };
  test.each([
    ['an unknown view', { ...valid, view: 'table' }],
    [
      'five groups',
      { ...valid, tires: ['1', '2', '3', '4', '5'].map((code) => createCompared(code)) },
    ],
    ['a group twice', { ...valid, tires: [createCompared('1'), createCompared('1')] }],
    [
      "an ID that doesn't match its articles",
      { ...valid, tires: [{ ...createCompared('1'), id: '2' }] },
    ],
    ['an invalid article code', { ...valid, tires: [createCompared('<b>')] }],
    ['no list of tires', { ...valid, tires: null }],
    ['text instead of an object', 'tires'],
  ])('ignores a stored comparison with %s [LS-3/tampered]', (_name, data) => {
    writeStored(valid);
    expect(openTab().getIds()).toEqual(['100']);
    writeStored(data);
    expect(openTab().getIds()).toEqual([]);
  });

  test('lasts until the visitor leaves the page if storage is full [LS-3/full]', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { add, getIds, store } = openTab();
    add('100');
    add('200');
    expect(getIds()).toEqual(['100', '200']);
    store.dispatch(syncComparison());
    expect(getIds()).toEqual(['100', '200']);
    setItem.mockRestore();
    store.dispatch(clearComparison());
    expect(getIds()).toEqual([]);
  });
});

describe('checkbox', () => {
  function Card({ code }: { code: string }) {
    const { isCompared, setCompared } = useComparison(null);
    const group = createGroup([createTire(code)], {
      pricing: new Map(),
      inventory: new Map(),
      ratings: new Map(),
    });
    return (
      <CompareCheckbox
        tire={`Northpeak Trail ${code}`}
        isChecked={isCompared(code)}
        onChange={(isChecked) => setCompared(group, isChecked)}
      />
    );
  }

  function Sizes() {
    return <>{useAppSelector((state) => state.tireComparison?.size?.tireSize ?? 'none')}</>;
  }

  const open = (codes: readonly string[]) => {
    render(
      <Provider store={createReduxStore()}>
        {codes.map((code) => (
          <Card key={code} code={code} />
        ))}
        <Sizes />
      </Provider>,
    );
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  };
  const getBox = (code: string) =>
    screen.getByRole('checkbox', { name: `Compare Northpeak Trail ${code}` });

  test('adds and removes a tire with its size [CMP-1/rewrite] [CMP-1/state]', async () => {
    const user = open(['100']);
    await user.click(getBox('100'));
    expect(getBox('100')).toBeChecked();
    expect(screen.getByText('205/55R16')).toBeInTheDocument();
    expect(readStored()).toMatchObject({ data: { searchType: 'size', tires: [{ id: '100' }] } });
    await user.click(getBox('100'));
    expect(getBox('100')).not.toBeChecked();
    expect(readStored()).toMatchObject({ data: { tires: [] } });
  });

  test('stays unchecked and says why for a fifth tire [CMP-1]', async () => {
    const user = open(['1', '2', '3', '4', '5']);
    for (const code of ['1', '2', '3', '4', '5']) await user.click(getBox(code));
    expect(getBox('5')).not.toBeChecked();
    expect(getBox('5')).toHaveAccessibleDescription('You can compare up to 4 tires.');
    await user.click(getBox('1'));
    await user.click(getBox('5'));
    expect(getBox('5')).toBeChecked();
    expect(getBox('5')).not.toHaveAccessibleDescription();
  });

  test('follows a change in another tab [CMP-1/kept]', () => {
    open(['100']);
    writeStored({ ...search, tires: [createCompared('100')], view: 'grid' });
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(getBox('100')).toBeChecked();
    localStorage.clear();
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(getBox('100')).not.toBeChecked();
  });
});
