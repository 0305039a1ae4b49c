import { isAuthorMode } from '../../site/author-mode';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { saveQuerySwitches } from '../../site/read-switches';
import { EXPLAIN_PARAMETER, canHoldSwitch } from '../../site/url-names';
import { startLabels } from './author';
import type { RunCommand } from './registry';

export { reportMistakes } from './report-mistakes';

const loadExplain = () =>
  loadChunk(() => import(/* webpackChunkName: "explain" */ '../../explain/explain'));

/** In the same chunk, but a layer above. */
const loadBadCall = () =>
  loadChunk(() => import(/* webpackChunkName: "page-tools" */ '../../explain/bad-call'));

const isExplainRequested = (): boolean =>
  new URLSearchParams(location.search).has(EXPLAIN_PARAMETER);

/**
 * Starts what the query or the CMS asks for: explain mode, labels for an author, and the switches, which
 * also apply to the following pages.
 */
export const startTools = (): void => {
  if (isExplainRequested()) {
    loadExplain()
      .then(({ openExplain }) => openExplain())
      .catch((error: unknown) => report(error, { source: 'explain', during: 'chunk' }));
  }
  if (isAuthorMode()) startLabels();
  if (canHoldSwitch(location.search)) saveQuerySwitches();
};

/** Runs the command `['explain']`. Any other command is invalid: describes and reports it. */
export const runCommand: RunCommand = async (command) => {
  if (Array.isArray(command) && command[0] === 'explain') return (await loadExplain()).explain();
  return (await loadBadCall()).reportBadCall(command);
};
