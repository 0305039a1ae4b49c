/** Query parameter of explain mode (docs/authoring/explain.md). */
export const EXPLAIN = 'bsro-explain';
