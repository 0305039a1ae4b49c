/**
 * What most searches don't show: the filters of a phone, and what to do without tires. It loads when it
 * shows.
 */
export { FilterSheet } from './FilterSheet';
export { IncompleteSearch } from './IncompleteSearch';
export { NoMatch } from './NoMatch';
export { NoTires } from './NoTires';
