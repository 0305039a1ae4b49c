import '../../../src/public-path';
import enhance from '../../../src/chunks/store-page/city-stores';
import { cityOf, wireStores } from './city';
import { takeClock } from './clock';

const STORES = 300;
const HALF_A_DAY = 43_200_000;

const clock = takeClock();

const element = cityOf(STORES);
document.body.append(element);

const answer = JSON.stringify({
  success: 'true',
  status: '200',
  message: {},
  data: { stores: wireStores(STORES) },
});
window.fetch = async () => new Response(answer);

enhance({ attributes: { state: 'CO', city: 'Centennial' }, element, cms: [] });
for (const store of element.children) if (store instanceof HTMLElement) store.hidden = false;

const statesOf = (): string =>
  [...element.querySelectorAll('.open-state__next')].map(({ textContent }) => textContent).join();

const isShown = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (statesOf().includes('M') ? resolve() : setTimeout(look, 5));
    look();
  });

/** One refresh with the layout that it causes. */
const refresh = (): number => {
  const begun = performance.now();
  clock.tick();
  void element.offsetHeight;
  return performance.now() - begun;
};

const variants: Readonly<Record<string, () => number>> = {
  same: refresh,
  changing() {
    const before = statesOf();
    clock.move(HALF_A_DAY);
    const time = refresh();
    if (statesOf() === before) throw new Error('Nothing changed');
    return time;
  },
};

window.bench = {
  async run() {
    const variant = variants[location.hash.slice(1)];
    if (!variant) throw new Error('Unknown variant');
    await isShown();
    return variant();
  },
};
