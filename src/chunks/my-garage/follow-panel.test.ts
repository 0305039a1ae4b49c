import { bus } from '../../bus/bus';
import { followPanel } from './follow-panel';

let panel: HTMLDetailsElement;
let end: () => void;
let opened: number;
let stopHearing: () => void;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
/** As the browser tells, once the state has changed. */
const toggle = (isOpen: boolean): void => {
  panel.open = isOpen;
  panel.dispatchEvent(new Event('toggle'));
};

beforeEach(() => {
  document.body.innerHTML = `<button id="outside"></button>
    <details open><summary tabindex="0">My garage</summary><button id="inside"></button></details>`;
  const details = document.querySelector('details');
  if (!details) throw new Error('no details');
  panel = details;
  opened = 0;
  stopHearing = bus.subscribe('on-my-garage-open', () => {
    opened += 1;
  });
  end = followPanel(panel);
});

afterEach(() => {
  end();
  stopHearing();
});

test('GARG-2 BUS-1 its opening is published once, however it came about', () => {
  expect(opened).toBe(1);
  panel.dispatchEvent(new Event('toggle'));
  expect(opened).toBe(1);
  toggle(false);
  toggle(true);
  expect(opened).toBe(2);
  expect(panel.open).toBe(true);
});

test.each(['on-my-store-open', 'close-my-store-globally', 'on-my-garage-open'] as const)(
  'GARG-2 MYST-7 %s closes it',
  (topic) => {
    bus.publish(topic, {});
    expect(panel.open).toBe(false);
  },
);

test('GARG-2 a press elsewhere closes it, one inside does not', () => {
  find('#inside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(panel.open).toBe(true);
  find('#outside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(panel.open).toBe(false);
});

test('GARG-2 leaving it with Tab closes it, and moving inside does not', () => {
  find('summary').focus();
  find('#inside').focus();
  expect(panel.open).toBe(true);
  find('#outside').focus();
  expect(panel.open).toBe(false);
});

test('GARG-2 Escape closes it and gives the focus to its button', () => {
  find('#inside').focus();
  find('#inside').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(panel.open).toBe(false);
  expect(find('summary')).toHaveFocus();
});

test('GARG-2 MOUNT-6 once it is over nothing is heard any more', () => {
  end();
  bus.publish('on-my-store-open', {});
  find('#outside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(panel.open).toBe(true);
});
