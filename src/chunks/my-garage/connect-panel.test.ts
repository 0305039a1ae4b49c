import { bus } from '../../bus/bus';
import { connectPanel } from './connect-panel';

let panel: HTMLDetailsElement;
let disconnect: () => void;
let openings: number;
let unsubscribe: () => void;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
/** Fires the toggle event like the browser, after the state has changed. */
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
  openings = 0;
  unsubscribe = bus.subscribe('on-my-garage-open', () => {
    openings += 1;
  });
  disconnect = connectPanel(panel);
});

afterEach(() => {
  disconnect();
  unsubscribe();
});

test('publishes on-my-garage-open once each time the panel opens [GARG-2] [BUS-1]', () => {
  expect(openings).toBe(1);
  panel.dispatchEvent(new Event('toggle'));
  expect(openings).toBe(1);
  toggle(false);
  toggle(true);
  expect(openings).toBe(2);
  expect(panel.open).toBe(true);
});

test.each(['on-my-store-open', 'close-my-store-globally', 'on-my-garage-open'] as const)(
  'closes on %s [GARG-2] [MYST-7/other-panels]',
  (topic) => {
    bus.publish(topic, {});
    expect(panel.open).toBe(false);
  },
);

test('closes on a click outside and stays open on a click inside [GARG-2]', () => {
  find('#inside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(panel.open).toBe(true);
  find('#outside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(panel.open).toBe(false);
});

test('closes when Tab leaves it and stays open while the focus moves inside [GARG-2]', () => {
  find('summary').focus();
  find('#inside').focus();
  expect(panel.open).toBe(true);
  find('#outside').focus();
  expect(panel.open).toBe(false);
});

test('closes on Escape and focuses its button [GARG-2]', () => {
  find('#inside').focus();
  find('#inside').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(panel.open).toBe(false);
  expect(find('summary')).toHaveFocus();
});

test('listens to nothing after it is removed [GARG-2] [MOUNT-6/removed]', () => {
  disconnect();
  bus.publish('on-my-store-open', {});
  find('#outside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(panel.open).toBe(true);
});
