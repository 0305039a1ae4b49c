import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copySeeded } from '../../fixtures/services/testing/seeded-directory';

/** Starts the reference host on a fresh copy of the seeded database; `PORT` chooses the port. */
const main = async (): Promise<void> => {
  const data = await mkdtemp(path.join(os.tmpdir(), 'bsro-ui-e2e-'));
  await copySeeded(path.join(data, 'pglite'));
  // The host ends the process by having nothing left to do.
  process.once('beforeExit', () => void rm(data, { recursive: true, force: true }));
  process.argv = [...process.argv.slice(0, 2), '--data', data];
  await import('../../fixtures/services/start');
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
