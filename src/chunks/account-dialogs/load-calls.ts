import { loadChunk } from '../../browser/load-chunk';

/** Loads the functions that a sign-in calls, which aren't needed before the visitor types. */
export const loadCalls = () => loadChunk(() => import(/* webpackChunkName: "sign-in" */ './calls'));
