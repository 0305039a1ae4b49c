/** Loads the components that most searches don't show. */
export const loadExtras = () => import(/* webpackChunkName: "tire-search-extras" */ './extras');
