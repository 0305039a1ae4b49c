import { buildBundle } from './build-bundle';

buildBundle({ budgets: 'enforce' }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
