/** @jest-environment jsdom */

import { PAGES } from './pages';
import { getAccountHref } from './sign-in-savings';

afterEach(() => {
  delete document.documentElement.dataset['siteName'];
});

test.each([
  ['fcac', '#sign-in.open', '#create-account.open'],
  ['wwt', PAGES.accountSignIn, PAGES.accountCreate],
  ['ht', PAGES.accountSignIn, PAGES.accountCreate],
])('links to what can open on the site %s [ACCT-9] [OFFR-7/visitors]', (site, signIn, create) => {
  document.documentElement.dataset['siteName'] = site;
  expect(getAccountHref(PAGES.accountSignIn)).toBe(signIn);
  expect(getAccountHref(PAGES.accountCreate)).toBe(create);
});
