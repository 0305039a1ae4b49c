import '../../../src/chunk-loader';
import enhance from '../../../src/chunks/store-page/city-stores';
import { createStoreList, createStoreRecords } from './city';
import { installClock } from './clock';

const STORES = 300;
const HALF_A_DAY = 43_200_000;

const clock = installClock();

const element = createStoreList(STORES);
document.body.append(element);

const responseText = JSON.stringify({
  success: 'true',
  status: '200',
  message: {},
  data: { stores: createStoreRecords(STORES) },
});
window.fetch = async () => new Response(responseText);

enhance({ attributes: { state: 'CO', city: 'Centennial' }, element, cms: [] });
for (const store of element.children) if (store instanceof HTMLElement) store.hidden = false;

const readStates = (): string =>
  [...element.querySelectorAll('.open-state__next')].map(({ textContent }) => textContent).join();

const waitUntilShown = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => (readStates().includes('M') ? resolve() : setTimeout(check, 5));
    check();
  });

/** Times one refresh and the layout that it causes. */
const refresh = (): number => {
  const startTime = performance.now();
  clock.runTimers();
  void element.offsetHeight;
  return performance.now() - startTime;
};

const variants: Readonly<Record<string, () => number>> = {
  same: refresh,
  changing() {
    const previousStates = readStates();
    clock.advance(HALF_A_DAY);
    const time = refresh();
    if (readStates() === previousStates) throw new Error('Nothing changed');
    return time;
  },
};

window.bench = {
  async run() {
    const variant = variants[location.hash.slice(1)];
    if (!variant) throw new Error('Unknown variant');
    await waitUntilShown();
    return variant();
  },
};
