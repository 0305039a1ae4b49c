import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../fixtures/services/seed/accounts';

/** Of every driver that a test creates. */
export const PASSWORD = 'winter-tread-9';

const SERVICES = '/bsro/services/account';

export interface NewDriver {
  readonly request: APIRequestContext;
  readonly baseURL: string | undefined;
  /** A word of the test's own, which the address is made of. */
  readonly unique: string;
}

/** A driver of the test's own, whose address is verified. @returns the e-mail address */
export const createDriver = async ({ request, baseURL, unique }: NewDriver): Promise<string> => {
  // Node knows no names below localhost.
  const host = baseURL?.replace('fcac.', '') ?? '';
  const email = `${unique}@example.com`;
  const data = { email, authString: PASSWORD, firstName: 'Rae', lastName: 'Newman', phone: '' };
  const created = await request.post(`${host}${SERVICES}/create`, { data });
  expect(await created.text()).toContain('"success":"true"');
  const mails = await request.get(`${host}/mailbox?email=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const link = /account\/overview\/?\?([^"\s]*)/.exec(await mails.text())?.[1] ?? '';
  const { code, tokenId } = Object.fromEntries(new URLSearchParams(link));
  const verified = await request.post(`${host}${SERVICES}/verify-email`, {
    data: { code, tokenId, email },
  });
  expect(await verified.text()).toContain('"success":"true"');
  return email;
};

const menu = (page: Page) => page.locator('.account-menu[data-variant="desktop"]');

/** Signs in by the dialog that is open. */
export const fillSignIn = async (
  page: Page,
  email: string,
  password: string = PASSWORD,
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
};

/** Signs in by the header's dialog, and waits until the page knows the driver. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await menu(page).getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, email);
  await expect(menu(page).getByRole('button', { name: 'Rae' })).toBeVisible();
};

/** Signs in as a demo driver by the header's dialog. */
export const signInAs = async (
  page: Page,
  { email, firstName }: { readonly email: string; readonly firstName: string },
): Promise<void> => {
  await menu(page).getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, email, DEMO_PASSWORD);
  await expect(menu(page).getByRole('button', { name: firstName })).toBeVisible();
};

/** The preferred store that the account has; empty where it has none. */
export const preferredStore = (page: Page): Promise<string> =>
  page.evaluate(async (address) => {
    const tokenId = /tokenId=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(address, { headers: { tokenId: decodeURIComponent(tokenId) } });
    return /"PREFERRED_STORE":"(\d+)"/.exec(await answer.text())?.[1] ?? '';
  }, `${SERVICES}/get`);
