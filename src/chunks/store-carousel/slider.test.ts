import { fireEvent, screen } from '@testing-library/dom';
import { findTires } from './cards';
import { DRAGGED_CLASS, STOP_CLASS, TRACK_CLASS } from './frame';
import { startSlider } from './slider';

/** The list is 1,000 pixels wide, so that four slides and their gaps take 255 pixels each. */
const WIDTH = 1_000;
const STEP_OF_FOUR = 255;

const COUNT = 10;

let width = 1_280;
let isMotionReduced = false;
let onResize: (() => void)[] = [];
let stop = (): void => undefined;

const scrollTo = jest.fn<void, [{ left: number; behavior: string }]>();

beforeEach(() => {
  jest.useFakeTimers();
  width = 1_280;
  isMotionReduced = false;
  onResize = [];
  scrollTo.mockReset();
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      get matches() {
        const [, from] = /min-width: (\d+)px/.exec(query) ?? [];
        return from === undefined ? isMotionReduced : width >= Number(from);
      },
      addEventListener: (_type: string, callback: () => void) => onResize.push(callback),
    }),
  });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    value: WIDTH,
    configurable: true,
  });
  Object.assign(HTMLElement.prototype, {
    scrollTo,
    setPointerCapture: () => undefined,
    hasPointerCapture: () => true,
  });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  for (const name of ['clientWidth', 'scrollTo', 'setPointerCapture', 'hasPointerCapture']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

const getTrack = (): HTMLElement => {
  const track = document.querySelector<HTMLElement>(`.${TRACK_CLASS}`);
  if (!track) throw new Error('no track');
  return track;
};

const open = (count = COUNT): void => {
  const card = '<div class="tire-card" data-brand="Northline" data-tire-name="Trail"></div>';
  document.body.innerHTML = `<div class="tires-carousel">${card.repeat(count)}</div>`;
  const list = findTires(document.body);
  if (!list) throw new Error('no list');
  stop = startSlider(document.body, list);
};

/** Scrolls the list, as a visitor or the browser does, and lets it rest. */
const scroll = (left: number): void => {
  getTrack().scrollLeft = left;
  fireEvent.scroll(getTrack());
  jest.advanceTimersByTime(1_000);
};

const getReachable = (): number[] =>
  [...getTrack().children].flatMap((slide, index) => (slide.matches('[inert]') ? [] : [index]));

const getButton = (name: string) => screen.getByRole('button', { name });
const press = (name: string): void => void fireEvent.click(getButton(name));

test('moves by groups, and the last group repeats slides [CARO-4/no-loop]', () => {
  open();
  const groups: number[][] = [getReachable()];
  for (const name of ['Next', 'Next', 'Next', 'Previous', 'Previous', 'Previous']) {
    press(`${name} tires`);
    groups.push(getReachable());
  }
  const [start, middle, end] = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [6, 7, 8, 9],
  ];
  expect(groups).toEqual([start, middle, end, end, middle, start, start]);
  expect(scrollTo.mock.calls.map(([{ left }]) => left / STEP_OF_FOUR)).toEqual([4, 6, 6, 4, 0, 0]);
});

test('scrolls smoothly, and at once for a visitor who wants less motion [CARO-4]', () => {
  open();
  press('Next tires');
  isMotionReduced = true;
  press('Next tires');
  expect(scrollTo.mock.calls.map(([{ behavior }]) => behavior)).toEqual(['smooth', 'instant']);
});

test('follows a visitor who scrolls the list, once it rests [CARO-4]', () => {
  open();
  getTrack().scrollLeft = 4 * STEP_OF_FOUR;
  fireEvent.scroll(getTrack());
  expect(getReachable()).toEqual([0, 1, 2, 3]);
  jest.advanceTimersByTime(1_000);
  expect(getReachable()).toEqual([4, 5, 6, 7]);
  expect(screen.getByRole('status')).toHaveTextContent('Tires 5 to 8 of 10');
  scroll(6 * STEP_OF_FOUR);
  expect(getButton('Next tires')).toHaveAttribute('aria-disabled', 'true');
  expect(getButton('Previous tires')).toHaveAttribute('aria-disabled', 'false');
});

test('starts each group at a slide where scrolling stops, also in another window [CARO-4/widths]', () => {
  open();
  const getStops = () =>
    [...getTrack().children].flatMap((slide, index) =>
      slide.classList.contains(STOP_CLASS) ? [index] : [],
    );
  expect(getStops()).toEqual([0, 4, 8]);
  press('Next tires');
  width = 800;
  onResize[0]?.();
  expect(getStops()).toEqual([0, 3, 6, 9]);
  expect(getReachable()).toEqual([3, 4, 5]);
  expect(scrollTo.mock.lastCall).toEqual([{ left: 3 * (1_020 / 3), behavior: 'instant' }]);
});

test('drags the scrollbar freely and goes to the nearest group afterwards [CARO-4/scrollbar]', () => {
  open();
  const scrollbar = document.querySelector('.bsro-carousel__scrollbar');
  const thumb = scrollbar?.firstElementChild;
  if (!scrollbar || !(thumb instanceof HTMLElement)) throw new Error('no scrollbar');
  jest.spyOn(scrollbar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 44));
  jest.spyOn(thumb, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 44));
  expect(thumb.style.width).toBe('40%');
  fireEvent(thumb, new MouseEvent('pointerdown', { clientX: 10, bubbles: true }));
  fireEvent(scrollbar, new MouseEvent('pointermove', { clientX: 160 }));
  expect(getTrack().scrollLeft).toBe(3 * STEP_OF_FOUR);
  scroll(3 * STEP_OF_FOUR);
  expect(getTrack()).toHaveClass(DRAGGED_CLASS);
  expect(thumb.style.transform).toBe('translateX(75%)');
  fireEvent(scrollbar, new MouseEvent('lostpointercapture'));
  expect(scrollTo).toHaveBeenCalledWith({ left: 4 * STEP_OF_FOUR, behavior: 'smooth' });
  scroll(4 * STEP_OF_FOUR);
  expect(getTrack()).not.toHaveClass(DRAGGED_CLASS);
  expect(getReachable()).toEqual([4, 5, 6, 7]);
});

test('a press beside the thumb moves its center there [CARO-4/scrollbar]', () => {
  open();
  const scrollbar = document.querySelector('.bsro-carousel__scrollbar');
  const thumb = scrollbar?.firstElementChild;
  if (!scrollbar || !thumb) throw new Error('no scrollbar');
  jest.spyOn(scrollbar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 44));
  jest.spyOn(thumb, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 44));
  fireEvent(scrollbar, new MouseEvent('pointerdown', { clientX: 300 }));
  expect(getTrack().scrollLeft).toBe(4 * STEP_OF_FOUR);
});

test('hides the controls of a list that fits [CARO-4]', () => {
  open(4);
  expect(document.querySelector('.bsro-carousel__controls')).not.toBeVisible();
  expect(getReachable()).toEqual([0, 1, 2, 3]);
});
