import { translate } from '../../../test/translate';
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
<tr><th data-hours="date">Today, Monday</th><td data-hours="today"><time datetime="07:30">7:30 AM</time> to
  <time datetime="19:00">7:00 PM</time></td></tr>
<tr><th data-hours="">Monday to Friday</th><td data-hours="MON"><time datetime="07:30">7:30 AM</time> to <time datetime="19:00">7:00 PM</time></td></tr>
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
  const correct = ['[data-hours="today"]', '[data-hours="MON"]', 'th[data-hours=""]'];
  const getNodes = () =>
    correct.map((selector) => [...(root.querySelector(selector)?.childNodes ?? [])]);
  const nodes = getNodes();
  expect(nodes.map(({ length }) => length)).toEqual([3, 3, 1]);
  createHoursView(root, STORE).show(OPEN);
  expect(getState(root)).toBe('Open Now, closes 7:00\u00A0PM');
  expect(root.querySelector('.open-state')).toHaveClass('big', 'open-state--open');
  expect(root.querySelector('.open-state')).not.toHaveClass('open-state--closed');
  expect(getText(root, '[data-hours="date"]')).toBe('Today, Friday');
  expect(root.querySelector('[data-hours="today"]')).toHaveTextContent('7:30 AM to 7:00 PM');
  expect(getText(root, '[data-hours="SAT"]')).toBe('8:00\u00A0AM to 5:00\u00A0PM');
  getNodes().forEach((kept, index) => {
    kept.forEach((node, position) => expect(node).toBe(nodes[index]?.[position]));
  });
});

test("shows the name of a holiday in the open state and after today's date [HOURS-3]", () => {
  const root = openPage();
  createHoursView(root, STORE).show(HOLIDAY);
  expect(getState(root)).toBe('Closed, Thanksgiving Day, opens tomorrow 7:30\u00A0AM');
  expect(getText(root, '[data-hours="date"]')).toBe('Today, Thursday, Thanksgiving Day');
  expect(getText(root, '[data-hours="today"]')).toBe('Closed');
  expect(getText(root, '[data-hours="MON"]')).toBe('7:30 AM to 7:00 PM');
});

test('shows a temporarily closed store with the link to other stores [HOURS-1/message] [HOURS-1/link]', () => {
  const root = openPage();
  const link = root.querySelector('.open-state__link');
  createHoursView(root, { ...STORE, temporarilyClosed: 'Y' }).show(OPEN);
  expect(getState(root)).toBe('This store is temporarily closed, ');
  expect(root.querySelector('.open-state')).toHaveClass('open-state--paused');
  expect(link).toBeVisible();
  createHoursView(root, STORE).show(OPEN);
  expect(link).not.toBeVisible();
});

test('changes the DOM only when text changes [HOURS-4]', async () => {
  const root = openPage();
  const view = createHoursView(root, STORE);
  view.show(OPEN);
  const changes = jest.fn();
  const observer = new MutationObserver(changes);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (let seconds = 10; seconds <= 3_600; seconds += 10) {
    view.show(new Date(OPEN.getTime() + seconds * 1_000));
  }
  await Promise.resolve();
  expect(changes).not.toHaveBeenCalled();
  view.show(CLOSED);
  await Promise.resolve();
  expect(changes).toHaveBeenCalledTimes(1);
  observer.disconnect();
});

test('keeps a translation of the page until the state changes [HOURS-4]', () => {
  const root = openPage();
  const view = createHoursView(root, STORE);
  view.show(OPEN);
  const word = root.querySelector('.open-state__word');
  const hours = root.querySelector('[data-hours="MON"]');
  word?.replaceChildren('Abierto ahora');
  if (hours) translate(hours);
  view.show(new Date(OPEN.getTime() + 60_000));
  expect(word).toHaveTextContent('Abierto ahora');
  view.show(CLOSED);
  expect(word).toHaveTextContent('Closed');
  expect(hours?.querySelectorAll('time font')).not.toHaveLength(0);
});

test('has no live region that interrupts the visitor [HOURS-4]', () => {
  const root = openPage();
  createHoursView(root, STORE).show(OPEN);
  expect(root.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

test.each([
  ['fills an empty open state', '<p class="open-state"></p>', 'Open Now closes 7:00 PM'],
  [
    'adds a missing part',
    '<p class="open-state"><b class="open-state__word">Open Now</b></p>',
    'Open Now closes 7:00 PM',
  ],
  [
    'corrects the times of a page without an open state',
    '<p data-hours="today">?</p>',
    '7:30 AM to 7:00 PM',
  ],
])('%s, and restores the HTML [HOURS-2] [MOUNT-6/removed]', (_name, html, text) => {
  const root = openPage(html);
  const view = createHoursView(root, STORE);
  view.show(OPEN);
  expect(root).toHaveTextContent(text);
  view.undo();
  expect(root.innerHTML).toBe(html);
});

test("restores the CMS's elements [MOUNT-6/removed]", () => {
  const root = openPage();
  const elements = [...root.querySelectorAll('*')];
  const view = createHoursView(root, { ...STORE, temporarilyClosed: 'Y' });
  view.show(HOLIDAY);
  expect(root.innerHTML).not.toBe(CMS);
  view.undo();
  expect(root.innerHTML).toBe(CMS);
  root.querySelectorAll('*').forEach((element, index) => expect(element).toBe(elements[index]));
});
