/** How the name of every feature switch begins (SITE-3); apart from them, for the entry's sake. */
export const SWITCH_PREFIX = 'bsro-ui-';
