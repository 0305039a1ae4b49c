import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** The first name of the drivers that tests create. */
export const NEW_DRIVER_FIRST_NAME = 'Rae';

/** The password of the drivers that tests create; it meets the password rules. */
export const NEW_PASSWORD = 'winter-tread-9';

const SERVICES = '/bsro/services/account';

/** Creates a driver with a verified email address. */
export const createNewDriver = async (
  request: APIRequestContext,
  baseURL: string | undefined,
  email: string,
): Promise<void> => {
  // Node doesn't resolve subdomains of localhost.
  const host = baseURL?.replace(/\/\/\w+\./, '//') ?? '';
  // The host may close an idle connection just when it is used again.
  const maxRetries = 2;
  const person = { firstName: NEW_DRIVER_FIRST_NAME, lastName: 'Newman', phone: '' };
  const created = await request.post(`${host}${SERVICES}/create`, {
    maxRetries,
    data: { email, authString: NEW_PASSWORD, ...person },
  });
  expect(await created.text()).toContain('"success":"true"');
  const mails = await request.get(`${host}/mailbox?email=${encodeURIComponent(email)}`, {
    maxRetries,
    headers: { accept: 'application/json' },
  });
  const link = /account\/overview\/?\?([^"\s]*)/.exec(await mails.text())?.[1] ?? '';
  const { code, tokenId } = Object.fromEntries(new URLSearchParams(link));
  const verified = await request.post(`${host}${SERVICES}/verify-email`, {
    maxRetries,
    data: { code, tokenId, email },
  });
  expect(await verified.text()).toContain('"success":"true"');
};
