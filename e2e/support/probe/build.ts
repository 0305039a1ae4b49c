import { buildProbe } from './build-probe';

// `npm test` runs this during the checks. Otherwise each worker of the browser tests that needs the probes' bundle
// would build it, while the others have nothing left to do.
buildProbe().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
