import { definePlaceholder } from '../schema/placeholder';
import { createMountTriggers } from '../schema/mount-trigger';
import { declare } from './declare';
import { MAX_ORIGINALS, allowCopies } from './originals';
import { observe } from './observe';
import { mounts } from './registry';
import { createScan } from './scan';

const enhance = jest.fn<() => void, [{ element: HTMLElement }]>();

/** Adds a control to the CMS's nodes, if there are any, and removes it when it ends. */
const carousel = definePlaceholder({
  name: 'carousel',
  match: { className: 'carousel' },
  attributes: {},
  when: { on: 'now' },
  failure: 'quiet',
  kind: 'dom',
  load: async () => ({
    default: (place) => {
      enhance(place);
      const button = document.createElement('button');
      if (place.element.hasChildNodes()) place.element.append(button);
      return () => button.remove();
    },
  }),
});

const CMS = '<ul><li>One</li></ul>';
const CAROUSEL = `<div class="carousel">${CMS}</div>`;
const EMPTY_CAROUSEL = '<div class="carousel"></div>';
const HTML = `<div id="page">${CAROUSEL}</div>`;

const getPage = (): HTMLElement => {
  const page = document.getElementById('page');
  if (!page) throw new Error('no page');
  return page;
};

const listCarousels = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.carousel')];

const describeCarousels = (): string[] =>
  listCarousels().map(({ dataset, innerHTML }) => `${dataset['mount'] ?? ''} ${innerHTML}`);

const settle = () => jest.advanceTimersByTimeAsync(50);

Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
const loadStart = declare([allowCopies(carousel)]);
const scan = createScan(createMountTriggers([carousel]), async () => ({ loadStart }));
observe(() => scan());

beforeEach(async () => {
  jest.useFakeTimers();
  document.body.innerHTML = HTML;
  scan();
  await settle();
  enhance.mockClear();
});

// The observer must not run while the environment closes its window.
afterAll(() => document.documentElement.remove());

const MOUNTED = `mounted ${CMS}<button></button>`;

describe('with page scripts that change placeholders', () => {
  test('mounts a clone of a mounted placeholder like the original', async () => {
    for (const element of listCarousels()) element.after(element.cloneNode(true));
    await settle();
    expect(describeCarousels()).toEqual([MOUNTED, MOUNTED]);
    expect(enhance).toHaveBeenCalledTimes(1);
  });

  test('mounts a clone of a clone', async () => {
    for (let round = 0; round < 2; round += 1) {
      getPage().append(...listCarousels().map((element) => element.cloneNode(true)));
      await settle();
    }
    expect(describeCarousels()).toEqual([MOUNTED, MOUNTED, MOUNTED, MOUNTED]);
  });

  test('mounts a placeholder again when a script restores the HTML that it read while the placeholder was mounted', async () => {
    const html = getPage().innerHTML;
    getPage().replaceChildren();
    await settle();
    expect(mounts.size).toBe(0);
    getPage().innerHTML = html;
    await settle();
    expect(describeCarousels()).toEqual([MOUNTED]);
    expect(mounts.size).toBe(1);
  });

  test('keeps the state of a mounted placeholder that is moved into a tab', async () => {
    const [element] = listCarousels();
    const tab = document.createElement('section');
    getPage().append(tab);
    if (element) tab.append(element);
    await settle();
    expect(listCarousels()).toEqual([element]);
    expect(describeCarousels()).toEqual([MOUNTED]);
    expect(enhance).not.toHaveBeenCalled();
  });

  test("keeps a script's change to a detached placeholder, also in a copy", async () => {
    const [element] = listCarousels();
    element?.remove();
    await settle();
    expect(element?.innerHTML).toBe(CMS);
    element?.replaceChildren('Two');
    const copy = element?.cloneNode(true);
    if (element && copy) getPage().append(element, copy);
    await settle();
    expect(describeCarousels()).toEqual(Array(2).fill('mounted Two<button></button>'));
  });
});

test("doesn't change the content of a page that was saved after mounting", async () => {
  getPage().innerHTML = '<div class="carousel" data-mount-key="1">Saved</div>';
  await settle();
  expect(describeCarousels()).toEqual(['mounted Saved<button></button>']);
});

test('removes the stored CMS HTML when a page inserts too many placeholders', async () => {
  const [first] = listCarousels();
  const insertCopy = async (): Promise<string | undefined> => {
    const copy = first?.cloneNode(true);
    if (copy) getPage().append(copy);
    await settle();
    const html = describeCarousels().at(-1);
    if (copy) getPage().removeChild(copy);
    await settle();
    return html;
  };
  expect(await insertCopy()).toBe(MOUNTED);
  // Without contents, they change nothing when they mount: each change would scan the page again.
  getPage().insertAdjacentHTML('afterbegin', EMPTY_CAROUSEL.repeat(MAX_ORIGINALS));
  await settle();
  // The original of the first is gone, so its copy keeps what the feature has rendered.
  expect(await insertCopy()).toBe(`${MOUNTED}<button></button>`);
});
