/**
 * Components that most searches don't show: the filters on a phone, and what is shown instead of tires. This
 * chunk loads when one of them is needed.
 */
export { FilterSheet } from './FilterSheet';
export { IncompleteSearch } from './IncompleteSearch';
export { NoMatch } from './NoMatch';
export { NoTires } from './NoTires';
