import { placeBottomBar } from './bottom-bar';

const releases: (() => void)[] = [];

const place = (position: 'fixed' | 'sticky', height: number): HTMLElement => {
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

test('lowers the other bars when one is removed, and removes the reserved space after the last [INTR-1]', () => {
  place('fixed', 70);
  const sticky = place('sticky', 50);
  releases.shift()?.();
  expect(sticky.style.insetBlockEnd).toBe('0px');
  releases.shift()?.();
  expect(document.documentElement).not.toHaveClass('bsro-has-bottom-bar');
});
