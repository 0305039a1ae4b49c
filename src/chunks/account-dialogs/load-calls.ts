import { loadChunk } from '../../browser/load-chunk';

/** Loads what a sign-in calls, which no one needs before they type something. */
export const loadCalls = () => loadChunk(() => import(/* webpackChunkName: "sign-in" */ './calls'));
