import { act, screen, waitFor } from '@testing-library/react';
import { fc } from '../../../test/fast-check';
import { fakeServices } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { mountRoot } from '../../mounts/runtime/mount-root';
import { SLIDE_CLASS, TRACK_CLASS } from './useFramedList';
import StoreCarousel from '.';

const WIDTH = 1280;

/** Layout properties that jsdom doesn't compute. */
const LAYOUT = ['clientWidth', 'clientHeight', 'offsetHeight', 'offsetWidth'] as const;

beforeEach(() => {
  fakeServices(() => 'hang');
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  for (const name of LAYOUT) {
    Object.defineProperty(HTMLElement.prototype, name, { value: WIDTH, configurable: true });
  }
});

afterEach(() => {
  for (const name of LAYOUT) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const openPage = (html: string): HTMLElement => {
  document.body.innerHTML = `<div class="store-container" data-store-id="1">${html}</div>`;
  const container = document.querySelector<HTMLElement>('.store-container');
  if (!container) throw new Error('no container');
  return container;
};

const createCard = (attributes = ''): string =>
  `<div class="tire-card" data-brand="Northline" data-tire-name="Trail" ${attributes}><img alt="drawn"></div>`;

const start = (container: HTMLElement): Promise<() => void> =>
  mountIn(StoreCarousel, container, { storeId: '1' });

const waitForSwiper = (container: HTMLElement): Promise<void> =>
  waitFor(() => expect(container.querySelector('.swiper-initialized')).not.toBeNull());

const attribute = fc.oneof(
  fc.constantFrom(
    'style="COLOR:red;;transform:rotate(3deg)"',
    'style=""',
    'tabindex="-1"',
    'role="article"',
    'inert',
    'id="one"',
    'aria-label="A tire"',
    'aria-roledescription="tire"',
    'aria-hidden="false"',
    'hidden',
  ),
);

test("restores the author's styles, classes, and attributes exactly [CARO-4]", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(attribute, { maxLength: 5 }),
      fc.array(fc.uniqueArray(attribute, { maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('', '  featured  swiper-slide', 'swiper-wrapper'),
      fc.boolean(),
      async (list, cards, classes, isUsed) => {
        const container = openPage(
          `<div class="tires-carousel ${classes}" ${list.join(' ')}>${cards
            .map((attributes) => createCard(attributes.join(' ')))
            .join('')}</div>`,
        );
        const before = container.cloneNode(true);
        const undo = await start(container);
        if (isUsed) {
          act(() => container.querySelector('button')?.focus());
          await waitForSwiper(container);
        }
        // Swiper changes this style while it slides.
        const track = container.querySelector<HTMLElement>(`.${TRACK_CLASS}`);
        if (track) track.style.transform = 'translate3d(-300px, 0, 0)';
        undo();
        expect(container.isEqualNode(before)).toBe(true);
      },
    ),
  );
});

test('keeps later changes by other scripts of the page [CARO-4]', async () => {
  const container = openPage(`<div class="tires-carousel">${createCard()}${createCard()}</div>`);
  const undo = await start(container);
  const slide = container.querySelector('.tire-card');
  slide?.classList.add('compared');
  slide?.setAttribute('data-mount', 'mounted');
  undo();
  expect(slide?.className).toBe('tire-card compared');
  expect(slide).toHaveAttribute('data-mount', 'mounted');
});

test('forces no layout while the slides are hidden, because that would move the page [CARO-4]', async () => {
  const container = openPage(`<div class="tires-carousel">${createCard()}${createCard()}</div>`);
  const isHidden = () =>
    container.querySelector(`.${TRACK_CLASS} > .tire-card:not(.${SLIDE_CLASS})`) !== null;
  const hidden: string[] = [];
  const watch = (owner: object, name: string) => {
    const check = () => {
      if (isHidden()) hidden.push(name);
      return WIDTH;
    };
    Object.defineProperty(owner, name, { get: check, set: check, configurable: true });
  };
  for (const name of LAYOUT) watch(HTMLElement.prototype, name);
  const track = container.querySelector('.tires-carousel');
  if (!track) throw new Error('no list');
  watch(track, 'scrollLeft');
  (await start(container))();
  expect(hidden).toEqual([]);
});

test('keeps its name and the space of the scrollbar when it is rendered anew [CARO-4]', async () => {
  const container = openPage(
    `<h2>Tires near you</h2><div class="tires-carousel">${createCard()}${createCard()}</div>`,
  );
  const track = container.querySelector('.tires-carousel');
  if (!track) throw new Error('no list');
  Object.defineProperty(track, 'clientHeight', { value: WIDTH - 12 });
  const props = {
    attributes: { storeId: '1' },
    element: container,
    cms: [...container.childNodes],
  };
  const render = () =>
    act(() =>
      mountRoot(
        StoreCarousel,
        props,
        () => {},
        () => false,
      ),
    );
  const undo = await render();
  act(() => undo?.());
  container.replaceChildren();
  await render();
  expect(screen.getByRole('group', { name: 'Tires near you' })).toHaveStyle({
    'padding-block-end': '12px',
  });
});

test("keeps the space of the list's own scrollbar, so nothing below moves [CARO-4]", async () => {
  const container = openPage(`<div class="tires-carousel">${createCard()}${createCard()}</div>`);
  const track = container.querySelector('.tires-carousel');
  if (!track) throw new Error('no list');
  Object.defineProperty(track, 'clientHeight', { value: WIDTH - 12 });
  await start(container);
  expect(container.querySelector<HTMLElement>('.bsro-carousel')?.style.paddingBlockEnd).toBe(
    '12px',
  );
});
