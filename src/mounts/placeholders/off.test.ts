import { isSwitchedOff } from '../../site/read-switches';
import type { AnyPlaceholder, MountEnvironment } from '../schema/placeholder';
import { accountMenu } from './account-menu';
import { chat } from './chat';
import { reviews } from './reviews';

const getOffReason = (
  placeholder: AnyPlaceholder,
  data: Readonly<Record<string, string>>,
  environment: Partial<MountEnvironment> = {},
): string | undefined => {
  const element = document.createElement('div');
  Object.assign(element.dataset, data);
  const prepared = placeholder.prepare(element, {
    site: 'fcac',
    isSwitchedOff,
    isSwitchedOn: () => false,
    isAuthorMode: () => false,
    ...environment,
  });
  if (!('start' in prepared)) throw new Error(JSON.stringify(prepared));
  return prepared.off;
};

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['wwt', 'site'],
  ['ht', 'site'],
  ['lsp', undefined],
  ['fcac', undefined],
  ['unknown', undefined],
] as const)(
  'on the site %s, the account menu is off for the reason %s [ACCT-9/not-on-wwt-ht]',
  (site, reason) => {
    expect(getOffReason(accountMenu, { variant: 'header-v2' }, { site })).toBe(reason);
  },
);

const LIST = { type: 'reviews', id: '100' };

test('reviews are off if cookies are disabled [REVW-1/skipped]', () => {
  expect(getOffReason(reviews, LIST)).toBeUndefined();
  jest.spyOn(Navigator.prototype, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(getOffReason(reviews, LIST)).toBe('reviews');
});

test('reviews are off if reviewsAreActive is false [REVW-1/skipped] [LS-2/reviews-active]', () => {
  localStorage.setItem('reviewsAreActive', 'false');
  expect(getOffReason(reviews, LIST)).toBe('reviews');
});

test('chat is off unless it is switched on, and in author mode [CHAT-1/switch] [SITE-3/chatbot]', () => {
  const data = { src: 'https://chat.example/widget.js' };
  const isSwitchedOn = (name: string) => name === 'bsro-ui-chatbot';
  expect(getOffReason(chat, data)).toBe('switch');
  expect(getOffReason(chat, data, { isSwitchedOn })).toBeUndefined();
  expect(getOffReason(chat, data, { isSwitchedOn, isAuthorMode: () => true })).toBe('author');
});
