import type { StoreHours } from '../../domain/time/scheduled-day';
import { createHoursView } from './hours-view';

const STORE: StoreHours = {
  timeZone: 'America/Denver',
  temporarilyClosed: 'N',
  hours: [
    ...['MON', 'TUE', 'WED', 'THU', 'FRI'].map((weekDay) => ({
      weekDay,
      openTime: '07:30',
      closeTime: '19:00',
    })),
    { weekDay: 'SAT', openTime: '08:00', closeTime: '17:00' },
    { weekDay: 'SUN', openTime: '', closeTime: '' },
  ],
  holidays: [{ holidayId: 'h', year: 2026, month: 11, day: 26, description: 'Thanksgiving Day' }],
  holidayHours: [],
};

const OPEN = new Date('2026-11-20T18:00:00Z');
const CLOSED = new Date('2026-11-22T18:00:00Z');
const HOLIDAY = new Date('2026-11-26T18:00:00Z');

/** The HTML that the CMS rendered some days ago. */
const CMS = `<p class="open-state big open-state--closed"><span class="open-state__word">Closed</span> <span class="open-state__next">opens 7:30 AM</span> <a class="open-state__link" href="#others" hidden="">See other stores nearby</a></p>
<table><tbody>
<tr><th data-hours="date">Today, Monday</th><td data-hours="today"><time datetime="07:30">7:30 AM</time> to <time datetime="19:00">7:00 PM</time></td></tr>
<tr><th>Monday to Friday</th><td data-hours="MON"><time datetime="07:30">7:30 AM</time> to <time datetime="19:00">7:00 PM</time></td></tr>
<tr><th>Saturday</th><td data-hours="SAT">9:00 AM to 5:00 PM</td></tr>
<tr><th>Sunday</th><td data-hours="SUN">Closed</td></tr>
</tbody></table>`;

const openPage = (html = CMS): HTMLElement => {
  document.body.innerHTML = `<div>${html}</div>`;
  const root = document.querySelector('div');
  if (!root) throw new Error('no root');
  return root;
};

const getText = (root: HTMLElement, selector: string): string | null | undefined =>
  root.querySelector(selector)?.textContent;

const getState = (root: HTMLElement): string =>
  `${getText(root, '.open-state__word')}, ${getText(root, '.open-state__next')}`;

test('corrects the state and the times, and leaves correct texts unchanged [HOURS-2] [HOURS-4/format]', () => {
  const root = openPage();
  const times = root.querySelector('[data-hours="MON"] time');
  createHoursView(root).show(STORE, OPEN);
  expect(getState(root)).toBe('Open Now, closes 7:00 PM');
  expect(root.querySelector('.open-state')).toHaveClass('big', 'open-state--open');
  expect(root.querySelector('.open-state')).not.toHaveClass('open-state--closed');
  expect(getText(root, '[data-hours="date"]')).toBe('Today, Friday');
  expect(getText(root, '[data-hours="today"]')).toBe('7:30 AM to 7:00 PM');
  expect(getText(root, '[data-hours="SAT"]')).toBe('8:00 AM to 5:00 PM');
  expect(root.querySelector('[data-hours="MON"] time')).toBe(times);
});

test("shows the name of a holiday in the open state and after today's date [HOURS-3]", () => {
  const root = openPage();
  createHoursView(root).show(STORE, HOLIDAY);
  expect(getState(root)).toBe('Closed, Thanksgiving Day, opens tomorrow 7:30 AM');
  expect(getText(root, '[data-hours="date"]')).toBe('Today, Thursday, Thanksgiving Day');
  expect(getText(root, '[data-hours="today"]')).toBe('Closed');
  expect(getText(root, '[data-hours="MON"]')).toBe('7:30 AM to 7:00 PM');
});

test('shows a temporarily closed store with the link to other stores [HOURS-1/message] [HOURS-1/link]', () => {
  const root = openPage();
  const link = root.querySelector('.open-state__link');
  const view = createHoursView(root);
  view.show({ ...STORE, temporarilyClosed: 'Y' }, OPEN);
  expect(getState(root)).toBe('This store is temporarily closed, ');
  expect(root.querySelector('.open-state')).toHaveClass('open-state--paused');
  expect(link).toBeVisible();
  view.show(STORE, OPEN);
  expect(link).not.toBeVisible();
});

test('changes the DOM only when text changes [HOURS-4]', async () => {
  const root = openPage();
  const view = createHoursView(root);
  view.show(STORE, OPEN);
  const changes = jest.fn();
  const observer = new MutationObserver(changes);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (let seconds = 10; seconds <= 3_600; seconds += 10) {
    view.show(STORE, new Date(OPEN.getTime() + seconds * 1_000));
  }
  await Promise.resolve();
  expect(changes).not.toHaveBeenCalled();
  view.show(STORE, CLOSED);
  await Promise.resolve();
  expect(changes).toHaveBeenCalledTimes(1);
  observer.disconnect();
});

test('keeps a translation of the page until the state changes [HOURS-4]', () => {
  const root = openPage();
  const view = createHoursView(root);
  view.show(STORE, OPEN);
  const word = root.querySelector('.open-state__word');
  word?.replaceChildren('Abierto ahora');
  view.show(STORE, new Date(OPEN.getTime() + 10_000));
  expect(word).toHaveTextContent('Abierto ahora');
  view.show(STORE, CLOSED);
  expect(word).toHaveTextContent('Closed');
});

test('has no live region that interrupts the visitor [HOURS-4]', () => {
  const root = openPage();
  createHoursView(root).show(STORE, OPEN);
  expect(root.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

test('fills an empty open state, and corrects the times even on a page without an open state [HOURS-2]', () => {
  const empty = openPage('<p class="open-state"></p>');
  createHoursView(empty).show(STORE, OPEN);
  expect(empty).toHaveTextContent('Open Now closes 7:00 PM');
  const none = openPage('<p data-hours="today">?</p>');
  createHoursView(none).show(STORE, OPEN);
  expect(none).toHaveTextContent('7:30 AM to 7:00 PM');
});

test("keeps the CMS's hours when the host has none [HOURS-2]", () => {
  const root = openPage();
  createHoursView(root).show({ ...STORE, hours: [] }, OPEN);
  expect(root.innerHTML).toBe(CMS);
});

test("restores the CMS's elements [MOUNT-6/removed]", () => {
  const root = openPage();
  const state = root.querySelector('.open-state');
  createHoursView(root).undo();
  expect(root.querySelector('.open-state')).toBe(state);
  const view = createHoursView(root);
  view.show({ ...STORE, temporarilyClosed: 'Y' }, HOLIDAY);
  expect(root.innerHTML).not.toBe(CMS);
  view.undo();
  expect(root.innerHTML).toBe(CMS);
});
