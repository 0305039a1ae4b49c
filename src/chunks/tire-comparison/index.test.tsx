import { act, screen } from '@testing-library/react';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { fakeServices } from '../../../test/fake-services';
import { getReduxStore } from '../../store';
import { EMPTY_COMPARISON, saveComparison } from '../../store/comparison/saved-comparison';
import type { Comparison } from '../../store/comparison/saved-comparison';
import { comparisonSynced } from '../../store/comparison/tire-comparison-slice';
import { createComparisonView } from './comparison-view';
import type * as ComparisonView from './comparison-view';
import { BAR_LABELS } from './messages';
import enhance from '.';

jest.mock('./comparison-view', () => {
  const view = jest.requireActual<typeof ComparisonView>('./comparison-view');
  return { createComparisonView: jest.fn(view.createComparisonView) };
});

let isOffline = false;
jest.mock('../../browser/load-chunk', () => ({
  ...jest.requireActual<object>('../../browser/load-chunk'),
  shareLoad: (load: () => Promise<unknown>) => () =>
    isOffline ? Promise.reject(new Error('missing')) : load(),
}));

const create = jest.mocked(createComparisonView);
const error = jest.spyOn(console, 'error').mockImplementation(() => {});

const WITH_TIRE: Comparison = {
  ...EMPTY_COMPARISON,
  tires: [{ id: '100', articles: ['100'], brand: 'Northpeak', name: 'Trail', size: '205/55R16' }],
};

let stop = (): void => {};

/** Mounts the placeholder and waits for what it loads. */
const mount = async (): Promise<void> => {
  const element = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    stop = enhance({ element, attributes: {}, cms: [] });
  });
};

const getBar = () => screen.queryByRole('region', { name: BAR_LABELS.region });

beforeAll(fakeDialogs);

beforeEach(() => {
  create.mockClear();
  error.mockClear();
  localStorage.clear();
  history.replaceState(null, '', '/tires/');
  getReduxStore().dispatch(comparisonSynced(EMPTY_COMPARISON));
  fakeServices(() => ({ status: 500, json: null }));
});

afterEach(async () => act(async () => stop()));

test('loads nothing without a selected tire [CMP-1]', async () => {
  saveComparison(EMPTY_COMPARISON);
  await mount();
  await act(async () => getReduxStore().dispatch(comparisonSynced(EMPTY_COMPARISON)));
  expect(create).not.toHaveBeenCalled();
});

test('shows the bar for the tires of an earlier page [CMP-1]', async () => {
  saveComparison(WITH_TIRE);
  await mount();
  expect(getBar()).toBeVisible();
});

test('shows the bar once when tires are selected on this page [CMP-1]', async () => {
  await mount();
  expect(getBar()).toBeNull();
  for (const comparison of [WITH_TIRE, EMPTY_COMPARISON, WITH_TIRE]) {
    saveComparison(comparison);
    await act(async () => getReduxStore().dispatch(comparisonSynced(comparison)));
  }
  expect(getBar()).toBeVisible();
  expect(create).toHaveBeenCalledTimes(1);
});

test('shows the bar when another tab selects a tire [CMP-1]', async () => {
  await mount();
  saveComparison(WITH_TIRE);
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'tireComparison' })));
  expect(getBar()).toBeVisible();
});

test.each(['on another page', 'on this page'])(
  'opens the comparison of a link that was followed %s [CMP-1]',
  async (place) => {
    if (place === 'on another page') location.hash = '#compare=100,200';
    await mount();
    if (place === 'on this page') {
      await act(async () => {
        location.hash = '#compare=100,200';
        dispatchEvent(new PopStateEvent('popstate'));
      });
    }
    expect(create).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('dialog')).toBeVisible();
  },
);

test("reports that the bar didn't load, and loads it with the next change [CMP-1]", async () => {
  isOffline = true;
  saveComparison(WITH_TIRE);
  await mount();
  expect(error.mock.calls[0]?.[0]).toContain('tire-comparison (chunk)');
  isOffline = false;
  await act(async () => getReduxStore().dispatch(comparisonSynced(WITH_TIRE)));
  expect(getBar()).toBeVisible();
});

test('reports a render error of the bar, and removes the bar when the placeholder unmounts [CMP-1]', async () => {
  saveComparison(WITH_TIRE);
  await mount();
  const onError = create.mock.calls[0]?.[1];
  onError?.(new Error('broken'));
  expect(error.mock.calls[0]?.[0]).toContain('tire-comparison (render)');
  await act(async () => stop());
  expect(getBar()).toBeNull();
});
