import type { FormName, Given } from './form-props';

/** The dialog that a mail's link asks for, with what the link carries. */
export interface MailLink extends Given {
  readonly name: FormName;
}

/** What the link of a mail carries: it confirms an address, or lets a password be set (ACCT-6). */
export const readMailLink = (search: string): MailLink | undefined => {
  const query = new URLSearchParams(search);
  const [tokenId, email, code] = ['tokenId', 'email', 'code'].map((name) => query.get(name));
  if (!tokenId || !email) return undefined;
  return code
    ? { name: 'verify-email', tokenId, email, code }
    : { name: 'reset-password', tokenId, email };
};

/** Takes it out of the page's address, where others could read it. */
export const forgetMailLink = (): void =>
  history.replaceState(history.state, '', location.pathname);
