import { programs } from './programs';
import { runNode } from './suites';

/** Enough for cases that a property meets once in some hundred runs. */
const RUNS = '1500';

/** `npm run test:deep`: every file with property tests, with many runs and another seed each time. */
const main = async (): Promise<void> => {
  process.exitCode = await runNode(
    programs.jest(
      '--findRelatedTests',
      'test/fast-check.ts',
      '--selectProjects',
      'browser',
      'node',
    ),
    { environment: { PROPERTY_RUNS: RUNS } },
  );
};

void main();
