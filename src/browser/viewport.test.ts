import { whenNear } from './viewport';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>;

class FakeObserver {
  static made: FakeObserver[] = [];
  readonly targets = new Set<Element>();

  readonly report: (entries: Entry[]) => void;
  readonly options: IntersectionObserverInit;

  constructor(report: (entries: Entry[]) => void, options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    FakeObserver.made.push(this);
  }

  observe = (target: Element) => void this.targets.add(target);
  unobserve = (target: Element) => void this.targets.delete(target);
}

const rect = (width: number, height: number): DOMRectReadOnly => ({
  ...{ x: 0, y: 0, top: 0, left: 0, right: width, bottom: height },
  width,
  height,
  toJSON: () => '',
});

const entry = (target: Element, isIntersecting: boolean, width = 100, height = 100): Entry => ({
  target,
  isIntersecting,
  boundingClientRect: rect(width, height),
});

/** An element that has a box, as jsdom never gives one. */
const box = (html = '') => {
  const element = document.createElement('div');
  element.innerHTML = html;
  const rects = Object.assign([rect(1, 0)], { item: () => null });
  jest.spyOn(element, 'getClientRects').mockReturnValue(rects);
  return element;
};

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

test('elements with the same margin share one observer [MOUNT-7]', () => {
  whenNear(box(), '100px', () => {});
  whenNear(box(), '100px', () => {});
  whenNear(box(), '300px', () => {});
  expect(FakeObserver.made.map(({ options }) => options.rootMargin)).toEqual(['100px', '300px']);
});

test('calls back when the element is near, and not for another element [MOUNT-7]', () => {
  const near = jest.fn();
  const element = box('<p>CMS</p>');
  whenNear(element, '1px', near);
  const observer = FakeObserver.made.at(-1);
  observer?.report([entry(element, false), entry(box(), true)]);
  expect(near).not.toHaveBeenCalled();
  observer?.report([entry(element, true)]);
  expect(near).toHaveBeenCalledTimes(1);
});

test('calls back at once for an empty element without area [MOUNT-7]', () => {
  const near = jest.fn();
  const empty = box(' ');
  whenNear(empty, '1px', near);
  FakeObserver.made.at(-1)?.report([entry(empty, false, 300, 0)]);
  expect(near).toHaveBeenCalledTimes(1);
});

test('does not call back for an element without area that has content or is not rendered [MOUNT-7]', () => {
  const near = jest.fn();
  const filled = box('<p>CMS</p>');
  const hidden = document.createElement('div');
  whenNear(filled, '1px', near);
  whenNear(hidden, '1px', near);
  FakeObserver.made.at(-1)?.report([entry(filled, false, 0, 0), entry(hidden, false, 0, 0)]);
  expect(near).not.toHaveBeenCalled();
});

test('stops observing the element [MOUNT-6]', () => {
  const element = box();
  whenNear(element, '2px', () => {})();
  expect(FakeObserver.made.at(-1)?.targets.has(element)).toBe(false);
});
