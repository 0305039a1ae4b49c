import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../../fixtures/services/serve';
import { parseStartOptions } from '../../fixtures/services/start-options';
import { TEST_PASSWORD_COST } from '../../fixtures/services/testing/demo-passwords';
import { TEST_BOOKING_LIMITS } from '../../fixtures/services/testing/booking';
import { copySeededDatabase } from '../../fixtures/services/testing/seeded-directory';

/** Milliseconds that the host waits for a bank that doesn't respond. */
const PAYMENT_TIMEOUT = 4_000;

/** Starts the reference host on a fresh copy of the seeded database; `PORT` sets the port. */
const main = async (): Promise<void> => {
  const data = await mkdtemp(path.join(os.tmpdir(), 'bsro-ui-e2e-'));
  await copySeededDatabase(path.join(data, 'pglite'));
  // Runs after a signal has closed the host, because nothing else keeps the process alive.
  process.once('beforeExit', () => void rm(data, { recursive: true, force: true }));
  const options = parseStartOptions(['--data', data], process.env);
  await serve({
    ...options,
    bookingLimits: TEST_BOOKING_LIMITS,
    passwordCost: TEST_PASSWORD_COST,
    paymentTimeout: PAYMENT_TIMEOUT,
  });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
