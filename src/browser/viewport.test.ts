import { whenNear } from './viewport';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>;

class FakeIntersectionObserver {
  static created: FakeIntersectionObserver[] = [];
  readonly targets = new Set<Element>();

  readonly report: (entries: Entry[]) => void;
  readonly options: IntersectionObserverInit;

  constructor(report: (entries: Entry[]) => void, options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    FakeIntersectionObserver.created.push(this);
  }

  observe = (target: Element) => void this.targets.add(target);
  unobserve = (target: Element) => void this.targets.delete(target);
}

const createRect = (width: number, height: number): DOMRectReadOnly => ({
  ...{ x: 0, y: 0, top: 0, left: 0, right: width, bottom: height },
  width,
  height,
  toJSON: () => '',
});

const createEntry = (
  target: Element,
  isIntersecting: boolean,
  width = 100,
  height = 100,
): Entry => ({
  target,
  isIntersecting,
  boundingClientRect: createRect(width, height),
});

/** Creates an element with a layout box, which jsdom lacks. */
const createBox = (html = '') => {
  const element = document.createElement('div');
  element.innerHTML = html;
  const rects = Object.assign([createRect(1, 0)], { item: () => null });
  jest.spyOn(element, 'getClientRects').mockReturnValue(rects);
  return element;
};

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});

test('elements with the same margin share one observer [MOUNT-7]', () => {
  whenNear(createBox(), '100px', () => {});
  whenNear(createBox(), '100px', () => {});
  whenNear(createBox(), '300px', () => {});
  expect(FakeIntersectionObserver.created.map(({ options }) => options.rootMargin)).toEqual([
    '100px',
    '300px',
  ]);
});

test('calls back when the element is near the viewport, but not when another element is [MOUNT-7]', () => {
  const onNear = jest.fn();
  const element = createBox('<p>CMS</p>');
  whenNear(element, '1px', onNear);
  const observer = FakeIntersectionObserver.created.at(-1);
  observer?.report([createEntry(element, false), createEntry(createBox(), true)]);
  expect(onNear).not.toHaveBeenCalled();
  observer?.report([createEntry(element, true)]);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('calls back at once for an empty element without area [MOUNT-7]', () => {
  const onNear = jest.fn();
  const empty = createBox(' ');
  whenNear(empty, '1px', onNear);
  FakeIntersectionObserver.created.at(-1)?.report([createEntry(empty, false, 300, 0)]);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('does not call back for an element without area that has content or is not rendered [MOUNT-7]', () => {
  const onNear = jest.fn();
  const filled = createBox('<p>CMS</p>');
  const hidden = document.createElement('div');
  whenNear(filled, '1px', onNear);
  whenNear(hidden, '1px', onNear);
  FakeIntersectionObserver.created
    .at(-1)
    ?.report([createEntry(filled, false, 0, 0), createEntry(hidden, false, 0, 0)]);
  expect(onNear).not.toHaveBeenCalled();
});

test('the returned function stops observing the element [MOUNT-6]', () => {
  const element = createBox();
  whenNear(element, '2px', () => {})();
  expect(FakeIntersectionObserver.created.at(-1)?.targets.has(element)).toBe(false);
});
