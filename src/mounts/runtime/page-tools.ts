import { isAuthorMode } from '../../site/author-mode';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { EXPLAIN_PARAMETER, canHoldSwitch } from '../../site/url-names';
import type { RunCommand } from './registry';

const loadExplain = () =>
  loadChunk(() => import(/* webpackChunkName: "explain" */ '../../explain/explain'));

const loadBadCall = () =>
  loadChunk(() => import(/* webpackChunkName: "bad-call" */ '../../explain/bad-call'));

/** Checks whether the query asks for explain mode. */
const isExplainRequested = (): boolean =>
  new URLSearchParams(location.search).has(EXPLAIN_PARAMETER);

const run = async (source: string, start: () => Promise<unknown>): Promise<void> => {
  try {
    await start();
  } catch (error) {
    report(error, { source, during: 'chunk' });
  }
};

/**
 * Starts what the query or the CMS asks for: explain mode, labels for an author, and the switches, which
 * also apply to the following pages.
 */
export const startTools = (): void => {
  if (isExplainRequested()) {
    void run('explain', async () => (await loadExplain()).openExplain());
  }
  if (isAuthorMode()) {
    void run('author', () => loadChunk(() => import(/* webpackChunkName: "author" */ './author')));
  }
  if (canHoldSwitch(location.search)) {
    void run('switches', async () => {
      const { saveQuerySwitches } = await loadChunk(
        () => import(/* webpackChunkName: "switches" */ '../../site/read-switches'),
      );
      saveQuerySwitches();
    });
  }
};

/** Runs the command `['explain']`. Any other command is invalid: describes and reports it. */
export const runCommand: RunCommand = async (command) => {
  if (Array.isArray(command) && command[0] === 'explain') return (await loadExplain()).explain();
  return (await loadBadCall()).reportBadCall(command);
};
