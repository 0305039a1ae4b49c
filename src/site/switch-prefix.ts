/** How the name of every feature switch begins (SITE-3); apart from them, for the entry's sake. */
export const SWITCH_PREFIX = 'bsro-ui-';

/** Query parameter, and cookie, of the account version (SITE-5). */
export const ACCOUNT_VERSION = 'accountVersion';

/** Whether a query may hold what is kept for the pages that follow. */
export const mayHoldSwitch = (query: string): boolean =>
  query.includes(SWITCH_PREFIX) || query.includes(ACCOUNT_VERSION);
