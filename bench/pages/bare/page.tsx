import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createReduxStore } from '../../../src/store';
import { timeDispatch } from '../island/dispatch';
import { effects } from '../island/effects';
import { ISLANDS, fill } from '../island/fill';
import Island from '../island/island';

/** The baseline: a loop of `createRoot().render` with a Provider each, nothing else. */
const store = createReduxStore();
const elements = fill(ISLANDS);

window.bench = {
  async run() {
    const begun = performance.now();
    for (const element of elements) {
      const attributes = { label: element.dataset['label'] ?? '' };
      createRoot(element).render(
        <Provider store={store}>
          <Island attributes={attributes} element={element} cms={[]} />
        </Provider>,
      );
    }
    return (await effects.full(ISLANDS)) - begun;
  },
  dispatch: (heard) => timeDispatch(store, ISLANDS, heard),
};
