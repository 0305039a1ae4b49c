import { createStore } from '.';
import { lateSlice } from './late-slice';

test('STATE-1 a slice is there before its changes are, and takes them from then on', () => {
  const { reducer, changeBy } = lateSlice({ count: 1 });
  const before = reducer(undefined, { type: 'more' });
  expect(before).toEqual({ count: 1 });
  expect(reducer(before, { type: 'more' })).toBe(before);
  changeBy((state, { type }) => (type === 'more' ? { count: state.count + 1 } : state));
  expect(reducer(before, { type: 'more' })).toEqual({ count: 2 });
  expect(reducer(before, { type: 'else' })).toBe(before);
});

test('STATE-1 REVW-2 a store that was made before the feature came takes its changes', async () => {
  const store = createStore();
  expect(store.getState().reviews).toEqual({ summaries: {}, products: {} });
  const { summariesAsked, selectReviewSummary } = await import('./reviews/reviews-slice');
  store.dispatch(summariesAsked(['100']));
  expect(selectReviewSummary(store.getState(), '100').status).toBe('loading');
});
