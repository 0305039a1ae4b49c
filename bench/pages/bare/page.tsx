import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createReduxStore } from '../../../src/store';
import { timeDispatch } from '../island/dispatch';
import { commitCounter } from '../island/effects';
import { ROOT_COUNT, addPlaceholders } from '../island/fill';
import Island from '../island/island';

/** The baseline: a loop that calls `createRoot().render` with a Provider for each element. */
const store = createReduxStore();
const elements = addPlaceholders(ROOT_COUNT);

window.bench = {
  async run() {
    const startTime = performance.now();
    for (const element of elements) {
      const attributes = { label: element.dataset['label'] ?? '' };
      createRoot(element).render(
        <Provider store={store}>
          <Island attributes={attributes} element={element} cms={[]} />
        </Provider>,
      );
    }
    return (await commitCounter.waitForCount(ROOT_COUNT)) - startTime;
  },
  dispatch: (isRead) => timeDispatch(store, ROOT_COUNT, isRead),
};
