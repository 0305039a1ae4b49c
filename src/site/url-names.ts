/** Query parameter of explain mode (docs/authoring/explain.md). */
export const EXPLAIN_PARAMETER = 'bsro-explain';

/** The name in `data-switches` that turns explain mode off; no feature uses it (docs/authoring/explain.md). */
export const EXPLAIN_SWITCH = 'bsro-ui-explain';

/** Prefix of every feature switch (SITE-3). */
export const SWITCH_PREFIX = 'bsro-ui-';

/** Query parameter and cookie of the account version (SITE-5). */
export const ACCOUNT_VERSION_NAME = 'accountVersion';

/** Checks whether a query can hold a switch, the account version, or explain mode. */
export const canHoldSwitch = (query: string): boolean => /bsro-|accountVersion/.test(query);

/** Suffix of a hash that opens a modal, such as `#sign-in.open` (MODL-1, OFFR-5). */
export const MODAL_HASH_SUFFIX = '.open';
