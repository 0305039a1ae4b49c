/** Query parameter of explain mode (docs/authoring/explain.md). */
export const EXPLAIN = 'bsro-explain';

/** The switch of the page that turns explain mode off; no feature has it (docs/authoring/explain.md). */
export const EXPLAIN_SWITCH = 'bsro-ui-explain';
