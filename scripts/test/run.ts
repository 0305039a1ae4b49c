import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DELIVERY as AEM_DELIVERY, SITE, ensureAemPrograms, validatePackage } from './aem-programs';
import { ensureTestBrowsers } from './chromium';
import { ensureDebianPrograms } from './debian';
import { PROJECT, ensurePipeline } from './eds-programs';
import { ENGINE_PROGRAMS } from './engine-programs';
import { ensurePostgresql, startCluster } from './postgresql';
import { programs } from './programs';
import type { TimedSuite } from './report';
import { createReport } from './report';
import type { TestOutcome } from './results';
import { parseJestOutcomes, parsePlaywrightOutcomes, readResults } from './results';
import type { SuiteResult } from './suites';
import { printHeading, RESULTS, runNode, runStep, toSuiteResult } from './suites';
import { ensureNewestWordPress, NEWEST_WORDPRESS } from './newest-wordpress';
import { DELIVERY, WORDPRESS, WORDPRESS_PROGRAMS } from './wordpress-programs';

type Suite = readonly [name: string, run: (name: string) => Promise<SuiteResult>];

/** A suite that passes or fails as a whole. */
const step = (name: string, program: readonly string[]): Suite => [
  name,
  () => runStep(name, program),
];

/** A suite that passes if a function doesn't throw. */
const action = (name: string, run: () => Promise<void>): Suite => [
  name,
  async () => {
    await run();
    return { name, passed: 1, failed: 0 };
  },
];

/** A suite that installs programs of the operating system. */
const installation = (ensurePrograms: () => Promise<void>): Suite =>
  action('programs', ensurePrograms);

/** Runs a test runner that writes JSON to `file`, and reads its counts from there. */
const runCounted = async (
  name: string,
  program: readonly string[],
  file: string,
  parseOutcomes: (text: string) => TestOutcome[],
  environment: NodeJS.ProcessEnv = {},
): Promise<SuiteResult> => {
  printHeading(name);
  rmSync(file, { force: true });
  const code = await runNode(program, { environment });
  return toSuiteResult(name, readResults(file, parseOutcomes), code);
};

const runJest = (
  name: string,
  result: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<SuiteResult> => {
  const file = path.join(RESULTS, result);
  const program = programs.jest('--ci', '--json', `--outputFile=${file}`, ...options);
  return runCounted(name, program, file, parseJestOutcomes, environment);
};

/** The unit tests, and the services on the embedded database. */
const units = (environment: NodeJS.ProcessEnv = {}): Suite => [
  'unit and services',
  (name) => runJest(name, 'jest.json', [], { DATABASE_URL: undefined, ...environment }),
];

const postgresql: Suite = [
  'services on PostgreSQL',
  async (name) => {
    const ownUrl = process.env['DATABASE_URL'];
    const cluster = ownUrl ? undefined : await startCluster();
    const url = ownUrl ?? cluster?.url;
    if (!url) return { name, passed: 0, failed: 0, skipped: 'no PostgreSQL on this machine' };
    const options = ['--selectProjects', 'services'];
    try {
      return await runJest(name, 'jest-postgresql.json', options, { DATABASE_URL: url });
    } finally {
      cluster?.stop();
    }
  },
];

/** Tests in a browser. @param results the name of the results file in the configuration */
const browser = (
  name: string,
  results: string,
  options: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Suite => [
  name,
  () => {
    const file = path.join(RESULTS, `${results}.json`);
    const program = programs.playwright(...options);
    return runCounted(name, program, file, parsePlaywrightOutcomes, environment);
  },
];

/** Tests of the plugin. @param source the folder of WordPress */
const wordpress = (name: string, source: string): Suite =>
  browser(name, 'wordpress', ['--config=e2e/wordpress/playwright.config.ts'], {
    BSRO_WORDPRESS_SOURCE: source,
  });

const build = step('build', programs.build);

/** Two sequences of the checks and builds that take about equally long. */
const checksAndBuilds: Run['lanes'] = [
  [
    step('types', programs.types),
    step('lint', programs.lint()),
    step('formatting', programs.formatting('.')),
  ],
  [
    build,
    // It finds most modules compiled by the build of the bundle.
    step('probe build', programs.probe),
    step('imports', programs.imports),
    step('browsers', programs.browsers),
  ],
];

interface Run {
  /** Sequences of suites that run in parallel, because each suite mostly uses one core. */
  readonly lanes: readonly (readonly Suite[])[];
  /** Suites that run afterward, one by one, because their workers use every core. */
  readonly tests: readonly Suite[];
}

/** Runs per property in `npm run test:all`. */
const MANY_RUNS = '100';

const RUNS: Readonly<Record<string, Run>> = {
  /** `npm test`: everything but PostgreSQL, with one browser test per feature. */
  main: {
    lanes: [...checksAndBuilds, [installation(ensureTestBrowsers)]],
    tests: [units(), browser('browser', 'playwright', ['--grep', '@main'])],
  },
  /** `npm run test:all` */
  all: {
    lanes: [
      ...checksAndBuilds,
      [
        installation(async () => {
          await ensureTestBrowsers();
          await ensurePostgresql();
        }),
      ],
    ],
    tests: [
      units({ PROPERTY_RUNS: MANY_RUNS }),
      postgresql,
      browser('browser', 'playwright'),
      // It reads the results of the others.
      step('requirements', programs.requirements),
    ],
  },
  /** `npm run test:engines`: a smoke suite in Firefox and WebKit. */
  engines: {
    lanes: [[build], [installation(() => ensureDebianPrograms(ENGINE_PROGRAMS))]],
    tests: [browser('engines', 'engines', ['--config=e2e/engines/playwright.config.ts'])],
  },
  /** `npm run test:aem`: validates the package for AEM, and tests it on Apache Sling. */
  aem: {
    lanes: [
      [step('delivery', [...programs.delivery, '--aem', AEM_DELIVERY, '--site', SITE])],
      [installation(ensureAemPrograms)],
    ],
    tests: [
      action('package', validatePackage),
      browser('aem', 'aem', ['--config=e2e/aem/playwright.config.ts']),
    ],
  },
  /** `npm run test:wordpress`: delivers the plugin, and tests it on Debian's WordPress, and on its newest one. */
  wordpress: {
    lanes: [
      [step('delivery', [...programs.delivery, '--wordpress', DELIVERY])],
      [
        installation(async () => {
          await ensureDebianPrograms(WORDPRESS_PROGRAMS);
          ensureNewestWordPress();
          await ensureTestBrowsers();
        }),
      ],
    ],
    tests: [wordpress('wordpress', WORDPRESS), wordpress('newest wordpress', NEWEST_WORDPRESS)],
  },
  /** `npm run test:eds`: delivers the blocks, and tests them on pages that Adobe's pipeline renders. */
  eds: {
    lanes: [
      [step('delivery', [...programs.delivery, '--eds', PROJECT])],
      [
        installation(async () => {
          await ensurePipeline();
          await ensureTestBrowsers();
        }),
      ],
    ],
    tests: [browser('eds', 'eds', ['--config=e2e/eds/playwright.config.ts'])],
  },
};

/** Runs one suite. An error counts as its failure, and the other suites still run. */
const runSuite = async ([name, run]: Suite): Promise<TimedSuite> => {
  const start = performance.now();
  const result = await run(name).catch((error: unknown): SuiteResult => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { name, passed: 0, failed: 1 };
  });
  return { ...result, duration: performance.now() - start };
};

const runInOrder = async (suites: readonly Suite[]): Promise<TimedSuite[]> => {
  const results: TimedSuite[] = [];
  for (const suite of suites) results.push(await runSuite(suite));
  return results;
};

/** @param names the suites to run; without names, every suite of the run */
const main = async (run: Run, names: readonly string[]): Promise<void> => {
  const known = [...run.lanes.flat(), ...run.tests].map(([name]) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such suite: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  }
  const pick = (suites: readonly Suite[]): Suite[] =>
    suites.filter(([name]) => names.length === 0 || names.includes(name));
  // The results of a complete run are those of one run.
  if (names.length === 0) rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const first = await Promise.all(run.lanes.map((suites) => runInOrder(pick(suites))));
  const results = [...first.flat(), ...(await runInOrder(pick(run.tests)))];
  printHeading('result');
  const { text, hasPassed } = createReport(results);
  process.stdout.write(`${text}\n`);
  process.exitCode = hasPassed ? 0 : 1;
};

const [selected = 'main', ...names] = process.argv.slice(2);
const selectedRun = RUNS[selected];
if (!selectedRun) throw new Error(`No such run: ${selected}`);
void main(selectedRun, names);
