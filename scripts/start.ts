import path from 'node:path';
import { runPhase } from '../fixtures/services/phase';
import { isBuilt } from './build/freshness';

const ROOT = path.join(__dirname, '..');

/** `npm start`: builds the bundle if a source has changed, then starts the reference host. */
const main = async (): Promise<void> => {
  if (!isBuilt(ROOT)) {
    await runPhase('Building the bundle', async () => {
      // Loading the compiler takes a second, which a start without a build saves.
      const { buildBundle } = await import('./build/build-bundle');
      await buildBundle({ budgets: 'print' });
    });
  }
  await import('../fixtures/services/start');
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
