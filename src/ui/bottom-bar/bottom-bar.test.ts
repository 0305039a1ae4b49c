import { placeBottomBar, uncoverAlerts } from './bottom-bar';

const releases: (() => void)[] = [];

const place = (position: 'fixed' | 'sticky' | 'static', height: number): HTMLElement => {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.style.position = position;
  Object.defineProperty(bar, 'offsetHeight', { value: height });
  releases.push(placeBottomBar(bar));
  return bar;
};

afterEach(() => {
  for (const release of releases.splice(0)) release();
  document.body.replaceChildren();
});

test('places bars on top of each other, fixed ones below sticky ones, which scroll away [INTR-1]', () => {
  const sticky = place('sticky', 50);
  const fixed = place('fixed', 70);
  const second = place('fixed', 30);
  expect([fixed, second, sticky].map(({ style }) => style.insetBlockEnd)).toEqual([
    '0px',
    '70px',
    '100px',
  ]);
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--bsro-strip')).toBe('150px');
  expect(style.getPropertyValue('--bsro-strip-end')).toBe('100px');
});

test('reserves no space for a bar that is part of the page in a low window', () => {
  place('static', 70);
  expect(document.documentElement).not.toHaveClass('bsro-has-bottom-bar');
  expect(place('fixed', 50).style.insetBlockEnd).toBe('0px');
});

test('lowers the other bars when one is removed, and removes the reserved space after the last [INTR-1]', () => {
  place('fixed', 70);
  const sticky = place('sticky', 50);
  releases.shift()?.();
  expect(sticky.style.insetBlockEnd).toBe('0px');
  releases.shift()?.();
  expect(document.documentElement).not.toHaveClass('bsro-has-bottom-bar');
});

test('uncovers a message only from bars at their place, not from a sticky one that has scrolled away [INTR-1]', () => {
  const setBox = (element: HTMLElement, top: number, bottom: number): void => {
    element.getBoundingClientRect = () =>
      Object.assign(document.body.getBoundingClientRect(), { top, bottom });
  };
  const message = document.body.appendChild(document.createElement('p'));
  message.role = 'alert';
  message.textContent = 'Not added';
  message.scrollIntoView = jest.fn();
  setBox(message, 300, 340);
  const sticky = place('sticky', 50);
  setBox(place('fixed', 70), innerHeight - 70, innerHeight);
  setBox(sticky, 200, 250);
  uncoverAlerts();
  expect(message.scrollIntoView).not.toHaveBeenCalled();
  setBox(message, innerHeight - 90, innerHeight - 50);
  uncoverAlerts();
  expect(message.scrollIntoView).toHaveBeenCalledTimes(1);
});
