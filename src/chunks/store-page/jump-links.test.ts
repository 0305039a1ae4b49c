import enhance from './jump-links';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

class FakeObserver {
  static instances: FakeObserver[] = [];
  readonly targets = new Set<Element>();
  readonly report: Report;
  readonly options: IntersectionObserverInit;
  isConnected = true;

  constructor(report: Report, options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    FakeObserver.instances.push(this);
  }

  observe = (target: Element) => void this.targets.add(target);
  disconnect = () => {
    this.isConnected = false;
  };
}

const PAGE = `<nav class="bsro-jump-links"><a href="#tires">Tires</a> <a href="#services">Services</a>
  <a href="#gone">Gone</a> <a href="#stores">Stores</a> <a href="/offers/">Offers</a></nav>
  <section id="tires"></section><section id="services"></section>
  <section id="stores"><div class="bsro-city-stores"></div></section>`;

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

const start = (html = PAGE) => {
  FakeObserver.instances = [];
  document.body.innerHTML = html;
  const element = document.querySelector('nav');
  if (!element) throw new Error('no bar');
  const undo = enhance({ attributes: {}, element, cms: [] });
  const [sections, accordion] = FakeObserver.instances;
  if (!sections || !accordion) throw new Error('nothing observed');
  /** Reports which sections are now above the middle of the window, and which are below it. */
  const scroll = (above: Record<string, boolean>) =>
    sections.report(
      [...sections.targets]
        .filter(({ id }) => id in above)
        .map((target) => ({ target, isIntersecting: above[target.id] === true })),
    );
  return { element, undo, sections, accordion, scroll };
};

const getCurrentLinks = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent);

test('marks only the link of the current section [STORE-3]', () => {
  const { undo, scroll, sections } = start();
  expect(sections.options.rootMargin).toBe('99999px 0px -50%');
  scroll({ tires: false, services: false, stores: false });
  expect(getCurrentLinks()).toEqual([]);
  scroll({ tires: true });
  expect(getCurrentLinks()).toEqual(['Tires']);
  scroll({ services: true });
  expect(getCurrentLinks()).toEqual(['Services']);
  scroll({ services: false, stores: false });
  expect(getCurrentLinks()).toEqual(['Tires']);
  // A jump to the end of the page passes several sections at once.
  scroll({ stores: true, services: true });
  expect(getCurrentLinks()).toEqual(['Stores']);
  scroll({ tires: false, services: false, stores: false });
  expect(getCurrentLinks()).toEqual([]);
  undo();
});

test('makes the bar relative once the accordion reaches the top, and sticky again when it leaves the top [STORE-3/relative]', () => {
  const { element, undo, accordion } = start();
  expect(accordion.options.rootMargin).toBe('99999px 0px -99%');
  const [stores] = accordion.targets;
  if (!stores) throw new Error('no accordion observed');
  expect(stores).toHaveClass('bsro-city-stores');
  accordion.report([{ target: stores, isIntersecting: false }]);
  expect(element).not.toHaveClass('bsro-jump-links--passed');
  accordion.report([{ target: stores, isIntersecting: true }]);
  expect(element).toHaveClass('bsro-jump-links--passed');
  accordion.report([{ target: stores, isIntersecting: false }]);
  expect(element).not.toHaveClass('bsro-jump-links--passed');
  undo();
});

test('keeps the bar sticky on a page without an accordion [STORE-3]', () => {
  const { element, undo, accordion } = start('<nav><a href="#a">A</a></nav><p id="a"></p>');
  expect(accordion.targets.size).toBe(0);
  expect(element.className).toBe('');
  undo();
});

test('restores the bar when it is unmounted [MOUNT-6/removed]', () => {
  const { undo, accordion, scroll, sections } = start();
  const [stores] = accordion.targets;
  scroll({ tires: true });
  if (stores) accordion.report([{ target: stores, isIntersecting: true }]);
  undo();
  expect([sections.isConnected, accordion.isConnected]).toEqual([false, false]);
  expect(document.body.innerHTML).toBe(PAGE);
});
