import path from 'node:path';
import { phase } from '../fixtures/services/phase';
import { isBuilt } from './build/freshness';

const ROOT = path.join(__dirname, '..');

/** `npm start`: builds when a source is newer than the build, then starts the reference host. */
const main = async (): Promise<void> => {
  if (!isBuilt(ROOT)) {
    await phase('Building the bundle', async () => {
      // The compiler takes a second to load, which a start without a build need not wait for.
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
