/** Query parameter of explain mode (docs/authoring/explain.md). */
export const EXPLAIN_PARAMETER = 'bsro-explain';

/** The name in `data-switches` that turns explain mode off; no feature uses it (docs/authoring/explain.md). */
export const EXPLAIN_SWITCH = 'bsro-ui-explain';
