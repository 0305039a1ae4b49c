import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { clearCookies } from '../../../test/clear-cookies';
import { writeJsonCookie } from '../../browser/cookies';
import { goTo } from '../../browser/navigation';
import type { FindStoreAttributes } from '../../mounts/placeholders/find-store';
import enhance from '.';

jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));
const mockedGoTo = jest.mocked(goTo);

const OWN = '/appointment/schedule-appointment/?sa_source=web#times';

const own = `<a class="bsro-find-store" href="${OWN}">Schedule</a>`;
const NONE: FindStoreAttributes = { storeNumber: undefined, src: undefined, link: undefined };

let undo = (): void => {};
const open = (attributes: Partial<FindStoreAttributes> = {}, markup = own) => {
  document.body.innerHTML = markup;
  const element = document.querySelector<HTMLElement>('.bsro-find-store') ?? document.body;
  undo = enhance({ attributes: { ...NONE, ...attributes }, element, cms: [] });
  return userEvent.setup();
};
const getLink = () => screen.getByRole('link', { name: 'Schedule' });
const getHref = () => getLink().getAttribute('href');

const saveStore = (location: object) => writeJsonCookie('bsro.cp-fcac', { vid: 'v', location });

// jsdom doesn't follow links.
const preventNavigation = (event: Event): void => event.preventDefault();
beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  clearCookies();
  localStorage.clear();
  mockedGoTo.mockClear();
  addEventListener('click', preventNavigation);
});
afterEach(() => {
  removeEventListener('click', preventNavigation);
  undo();
});

test('adds the store number and the source to a link and keeps its query [FIND-5/store-number] [FIND-5/src]', async () => {
  const user = open({ storeNumber: '310001', src: 'locate' });
  await user.click(getLink());
  expect(getHref()).toBe(
    '/appointment/schedule-appointment/?sa_source=web&storeNumber=310001&src=locate#times',
  );
});

test("leaves the author's link unchanged without a store [FIND-5]", async () => {
  const user = open();
  await user.click(getLink());
  expect(getHref()).toBe(OWN);
});

test('uses the store that is my store at the time of the click [FIND-5/store-number]', async () => {
  saveStore({ locationLvl: 2, storeNumber: '1' });
  const user = open();
  saveStore({ locationLvl: 2, storeNumber: '2' });
  await user.pointer({ target: getLink(), keys: '[MouseRight]' });
  expect(getHref()).toContain('&storeNumber=2#times');
  saveStore({ locationLvl: 2, storeNumber: '3' });
  await user.keyboard('{Enter}');
  getLink().focus();
  await user.keyboard('{Enter}');
  expect(getHref()).toContain('&storeNumber=3#times');
});

test('ignores a store that the server has only guessed [FIND-5] [MYST-4]', () => {
  saveStore({ locationLvl: 1, autoZip: '80122', storeNumber: '1' });
  open();
  expect(getHref()).toBe(OWN);
});

test('uses the store selected in the surrounding finder, or else my store [FIND-5/store-number]', async () => {
  saveStore({ locationLvl: 2, storeNumber: '1' });
  const user = open(
    {},
    `<div class="bsro-store-finder"><input type="hidden" name="storeNumber">${own}</div>`,
  );
  await user.click(getLink());
  expect(getHref()).toContain('storeNumber=1');
  const input = document.querySelector('input');
  if (input) input.value = '310002';
  await user.click(getLink());
  expect(getHref()).toContain('storeNumber=310002');
});

test("opens the author's URL when the placeholder is a button [FIND-5]", async () => {
  const user = open(
    { link: '/stores/?a=1', storeNumber: '7', src: 'hero' },
    '<button class="bsro-find-store">Find a store</button>',
  );
  await user.click(screen.getByRole('button'));
  expect(mockedGoTo).toHaveBeenCalledWith('/stores/?a=1&storeNumber=7&src=hero');
});

test('adds the store number to a link inside the placeholder [FIND-5]', () => {
  open({ storeNumber: '7' }, `<div class="bsro-find-store"><a href="/a/">Schedule</a></div>`);
  expect(getHref()).toBe('/a/?storeNumber=7');
});

test("keeps the host of the author's link, and ignores URLs in the query [FIND-5]", async () => {
  history.replaceState(null, '', '?href=https://evil.example&next=//evil.example');
  open(
    { storeNumber: '7' },
    '<a class="bsro-find-store" href="https://book.example/x">Schedule</a>',
  );
  expect(getHref()).toBe('https://book.example/x?storeNumber=7');
  history.replaceState(null, '', '/');
});

test.each([
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  [undefined, 'javascript:alert(1)'],
  [undefined, undefined],
])('rejects the URLs %j and %j [FIND-5] [MOUNT-8/wrong]', (href, data) => {
  const link =
    href === undefined
      ? '<button class="bsro-find-store">A</button>'
      : `<a class="bsro-find-store" href="${href}">A</a>`;
  expect(() => open({ link: data }, link)).toThrow('to an http or https URL');
});

test("restores the author's URL on unmount [MOUNT-6/removed]", () => {
  open({ storeNumber: '7' });
  undo();
  expect(getHref()).toBe(OWN);
});
