import { existsSync, readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { array, lazy, nullish, number, object, optional, parse, string } from 'valibot';

/** The outcome of one test. Its title excludes those of its groups. */
export interface TestOutcome {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Milliseconds, including hooks. */
  readonly duration: number;
  /** Playwright's tags without their `@`. */
  readonly tags?: readonly string[];
}

const jestSchema = object({
  testResults: array(
    object({
      status: string(),
      name: string(),
      assertionResults: array(
        object({ title: string(), status: string(), duration: nullish(number(), 0) }),
      ),
    }),
  ),
});

/** Jest's statuses for a test that did not run. */
const JEST_SKIPPED = new Set(['pending', 'skipped', 'todo', 'disabled']);

/** Parses Jest's `--json` output. A file that did not load counts as a failed test. */
export const parseJestOutcomes = (text: string): TestOutcome[] =>
  parse(jestSchema, JSON.parse(text)).testResults.flatMap(({ status, name, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ title: name, status: 'failed' as const, duration: 0 }]
      : assertionResults.map((test) => ({
          title: test.title,
          status:
            test.status === 'passed'
              ? 'passed'
              : JEST_SKIPPED.has(test.status)
                ? 'skipped'
                : 'failed',
          duration: test.duration,
        })),
  );

interface PlaywrightSpec {
  readonly title: string;
  readonly tags?: readonly string[] | undefined;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[] | undefined;
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: GenericSchema<PlaywrightSuite> = object({
  specs: optional(
    array(
      object({
        title: string(),
        tags: optional(array(string())),
        tests: array(object({ status: string(), results: array(object({ duration: number() })) })),
      }),
    ),
  ),
  suites: optional(array(lazy(() => playwrightSuite))),
});

const playwrightSchema = object({ suites: array(playwrightSuite) });

/** Playwright's statuses that don't count as failures. */
const PLAYWRIGHT_STATUS: Readonly<Record<string, TestOutcome['status']>> = {
  expected: 'passed',
  skipped: 'skipped',
};

const collectOutcomes = (suite: PlaywrightSuite): TestOutcome[] => [
  ...(suite.specs ?? []).flatMap(({ title, tags, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      status: PLAYWRIGHT_STATUS[status] ?? 'failed',
      duration: results.reduce((sum, result) => sum + result.duration, 0),
      ...(tags && { tags }),
    })),
  ),
  ...(suite.suites ?? []).flatMap(collectOutcomes),
];

/** Parses the output of Playwright's JSON reporter. A test that passed on a retry counts as failed. */
export const parsePlaywrightOutcomes = (text: string): TestOutcome[] =>
  parse(playwrightSchema, JSON.parse(text)).suites.flatMap(collectOutcomes);

/** Reads a results file; undefined if the run has written none. */
export const readResults = (
  file: string,
  parseOutcomes: (text: string) => TestOutcome[],
): TestOutcome[] | undefined =>
  existsSync(file) ? parseOutcomes(readFileSync(file, 'utf8')) : undefined;

export const countOutcomes = (outcomes: readonly TestOutcome[]) => ({
  passed: outcomes.filter(({ status }) => status === 'passed').length,
  failed: outcomes.filter(({ status }) => status === 'failed').length,
});
