import { programs } from './programs';
import { runNode } from './suites';

/** Runs per property, enough for a case that occurs once in a few hundred runs. */
const RUNS = '1500';

/** `npm run test:deep`: runs the property tests many times, with a new seed each time. */
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
