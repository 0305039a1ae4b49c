import path from 'node:path';
import { runPhase } from '../fixtures/services/phase';
import { isBuilt } from './build/freshness';

const ROOT = path.join(__dirname, '..');

/** `npm start`: builds the bundle if a source has changed, then starts the reference host. */
const main = async (): Promise<void> => {
  if (!isBuilt(ROOT)) {
    await runPhase('Building the bundle', async () => {
      // The compiler takes a second to load, so it is loaded only for a build.
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
