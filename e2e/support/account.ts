import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../fixtures/services/seed/accounts';
import { NEW_DRIVER_FIRST_NAME, NEW_PASSWORD } from './new-driver';
import { expect } from './test';

/** A page without interrupts that every brand has. */
export const PAGE = '/locate/display-map/';

export const getMenu = (page: Page) => page.locator('.bsro-account-menu[data-variant="desktop"]');
export const getDialog = (page: Page) => page.getByRole('dialog');
export const getSignInButton = (page: Page) =>
  getMenu(page).getByRole('button', { name: 'Sign In' });
export const getToggle = (page: Page, name: string) => getMenu(page).getByRole('button', { name });
export const getField = (page: Page, label: string) =>
  getDialog(page).getByLabel(label, { exact: true });
/** The heading of a status panel. */
export const getPanelHeading = (page: Page, name: string) =>
  getDialog(page).getByRole('heading', { name });

export const submit = (page: Page, name = 'Sign In') =>
  getDialog(page).getByRole('button', { name, exact: true }).click();

export const openSignIn = async (page: Page): Promise<void> => {
  await getSignInButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
};

export const fillSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await getField(page, 'Email').fill(email);
  await getField(page, 'Password').fill(password);
};

/** Submits the open sign-in dialog and waits for the follow-up steps. */
export const sendSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await fillSignIn(page, email, password);
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeHidden();
};

/** Signs in on the open page and waits for the follow-up steps. */
export const signInAs = async (
  page: Page,
  { email, firstName }: { readonly email: string; readonly firstName: string },
  password: string = DEMO_PASSWORD,
): Promise<void> => {
  await openSignIn(page);
  await sendSignIn(page, email, password);
  await expect(getToggle(page, firstName)).toBeVisible();
};

export const signIn = (page: Page): Promise<void> => signInAs(page, DEMO_ACCOUNTS.driver);

/** Signs in as a driver whom the test has created. */
export const signInNewDriver = (
  page: Page,
  email: string,
  password: string = NEW_PASSWORD,
): Promise<void> => signInAs(page, { email, firstName: NEW_DRIVER_FIRST_NAME }, password);

/** Returns the account's preferred store; empty if there is none. */
export const readPreferredStore = (page: Page): Promise<string> =>
  page.evaluate(async (url) => {
    const tokenId = /tokenId=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch(url, { headers: { tokenId: decodeURIComponent(tokenId) } });
    return /"PREFERRED_STORE":"(\d+)"/.exec(await response.text())?.[1] ?? '';
  }, '/bsro/services/account/get');

/** Fills in and submits the form to create an account. */
export const register = async (
  page: Page,
  email: string,
  password: string = NEW_PASSWORD,
): Promise<void> => {
  await getMenu(page).getByRole('button', { name: 'Create an Account' }).click();
  const form = page.getByRole('dialog', { name: 'Create An Account' });
  await form.getByLabel('First Name').fill(NEW_DRIVER_FIRST_NAME);
  await form.getByLabel('Last Name').fill('Newman');
  await form.getByLabel('Email').fill(email.toUpperCase());
  const phone = form.getByLabel(/^Phone/);
  // What was entered before a reload is still there.
  await phone.clear();
  await phone.pressSequentially('3035550142');
  await expect(phone).toHaveValue('(303) 555-0142');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await submit(page, 'Create An Account');
};

export const follow = (page: Page, name: string) =>
  getDialog(page).getByRole('link', { name, exact: true }).click();

/**
 * Follows the link in the newest email to an email address, as its recipient does on the mailbox page.
 * @returns the link's URL
 */
export const followMail = async (page: Page, email: string): Promise<URL> => {
  await page.goto(`/mailbox?email=${encodeURIComponent(email)}`);
  const mail = page.getByRole('listitem').filter({ hasText: email }).first();
  const link = mail.getByRole('link').first();
  const url = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  return url;
};
