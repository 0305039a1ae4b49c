import { act, screen } from '@testing-library/react';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { fakeServices } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { setLanguage } from '../../language/language';
import { getReduxStore } from '../../store';
import { EMPTY_COMPARISON, saveComparison } from '../../store/comparison/saved-comparison';
import type { Comparison } from '../../store/comparison/saved-comparison';
import {
  comparisonSynced,
  selectComparisonTexts,
} from '../../store/comparison/tire-comparison-slice';
import { BAR_LABELS } from './messages';
import TireComparison from '.';

const WITH_TIRE: Comparison = {
  ...EMPTY_COMPARISON,
  tires: [{ id: '100', articles: ['100'], brand: 'Northpeak', name: 'Trail', size: '205/55R16' }],
};

let stop = (): void => {};

const waitForChunks = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }),
  );

/** Mounts the placeholder and waits for what it loads. */
const mount = async (): Promise<void> => {
  const element = document.body.appendChild(document.createElement('div'));
  stop = await mountIn(TireComparison, element, {});
  await waitForChunks();
};

const getBar = () => screen.queryByRole('region', { name: BAR_LABELS.region });

beforeAll(async () => {
  fakeDialogs();
  // Its modules take longer to evaluate than the tests wait.
  await import('./dialog');
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tires/');
  getReduxStore().dispatch(comparisonSynced(EMPTY_COMPARISON));
  fakeServices(() => ({ status: 500, json: null }));
});

afterEach(() => {
  stop();
  setLanguage();
});

test('shows nothing without a selected tire [CMP-1]', async () => {
  saveComparison(EMPTY_COMPARISON);
  await mount();
  await act(async () => getReduxStore().dispatch(comparisonSynced(EMPTY_COMPARISON)));
  expect(getBar()).toBeNull();
});

test('shows the bar for the tires of an earlier page [CMP-1]', async () => {
  saveComparison(WITH_TIRE);
  await mount();
  expect(getBar()).toBeVisible();
});

test('shows the bar when tires are selected on this page [CMP-1]', async () => {
  await mount();
  expect(getBar()).toBeNull();
  for (const comparison of [WITH_TIRE, EMPTY_COMPARISON, WITH_TIRE]) {
    saveComparison(comparison);
    await act(async () => getReduxStore().dispatch(comparisonSynced(comparison)));
  }
  await waitForChunks();
  expect(getBar()).toBeVisible();
});

test('shows the bar when another tab selects a tire [CMP-1]', async () => {
  await mount();
  saveComparison(WITH_TIRE);
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'tireComparison' })));
  await waitForChunks();
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
    expect(await screen.findByRole('dialog')).toBeVisible();
  },
);

test("puts the comparison's texts into the state as it shows them [TEXT-2]", async () => {
  setLanguage({
    locale: 'es-US',
    translations: { 'tireComparison.title': 'Comparar llantas' },
    change: (key) => (key === 'tireComparison.bar.compare' ? 'Side by side' : undefined),
  });
  await mount();
  expect(selectComparisonTexts(getReduxStore().getState())).toMatchObject({
    'tireComparison.title': 'Comparar llantas',
    'tireComparison.bar.compare': 'Side by side',
    'tireComparison.rows.price': 'Price each',
    'tireComparison.miles': '{miles, number} miles',
  });
});

test('removes the bar when the placeholder is unmounted [CMP-1] [MOUNT-6/removed]', async () => {
  saveComparison(WITH_TIRE);
  await mount();
  stop();
  expect(getBar()).toBeNull();
});
