/** Prefix of every feature switch (SITE-3). A separate module keeps the entry small. */
export const SWITCH_PREFIX = 'bsro-ui-';

/** Query parameter and cookie of the account version (SITE-5). */
export const ACCOUNT_VERSION = 'accountVersion';

/** Checks whether a query can hold a value that a cookie keeps for later pages. */
export const canHoldSwitch = (query: string): boolean =>
  query.includes(SWITCH_PREFIX) || query.includes(ACCOUNT_VERSION);
