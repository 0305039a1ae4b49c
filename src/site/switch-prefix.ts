/** Prefix of every feature switch (SITE-3). A separate module keeps the entry small. */
export const SWITCH_PREFIX = 'bsro-ui-';

/** Query parameter and cookie of the account version (SITE-5). */
export const ACCOUNT_VERSION_NAME = 'accountVersion';

/** Checks whether a query can hold a switch, the account version, or explain mode. */
export const canHoldSwitch = (query: string): boolean => /bsro-|accountVersion/.test(query);
