import type { TestOutcome } from '../test/results';
import type { Requirement } from './requirements';
import { idsOf } from './requirements';

export type Verdict = 'proven' | 'failing' | 'not proven';

export interface Coverage extends Requirement {
  readonly verdict: Verdict;
  /** How many passed tests name it. */
  readonly passed: number;
}

/** A requirement is proven when a test that names it passed and none that names it failed. */
export const coverageOf = (
  requirements: readonly Requirement[],
  outcomes: readonly TestOutcome[],
): Coverage[] =>
  requirements.map((requirement) => {
    const own = outcomes.filter(({ title }) => idsOf(title).includes(requirement.id));
    const passed = own.filter(({ status }) => status === 'passed').length;
    const failing = own.some(({ status }) => status === 'failed');
    return {
      ...requirement,
      passed,
      verdict: failing ? 'failing' : passed > 0 ? 'proven' : 'not proven',
    };
  });

/** IDs that tests name and the list does not have. */
export const unknownIds = (
  requirements: readonly Requirement[],
  outcomes: readonly TestOutcome[],
): string[] => {
  const known = new Set(requirements.map(({ id }) => id));
  return [...new Set(outcomes.flatMap(({ title }) => idsOf(title)))].filter((id) => !known.has(id));
};

const areaText = (area: string, lines: readonly Coverage[]): string => {
  const proven = lines.filter(({ verdict }) => verdict === 'proven');
  const rest = lines.filter(({ verdict }) => verdict !== 'proven');
  return [
    `${area} (${proven.length} of ${lines.length})`,
    ...(proven.length > 0 ? [`  proven      ${proven.map(({ id }) => id).join(' ')}`] : []),
    ...rest.map(({ id, verdict, text }) => `  ${verdict.padEnd(11)} ${id} ${text}`),
  ].join('\n');
};

/** The report that `npm run requirements` prints. */
export const reportOf = (coverage: readonly Coverage[], unknown: readonly string[]): string => {
  const areas = [...new Set(coverage.map(({ area }) => area))];
  const proven = coverage.filter(({ verdict }) => verdict === 'proven').length;
  return [
    ...areas.map((area) =>
      areaText(
        area,
        coverage.filter((line) => line.area === area),
      ),
    ),
    ...(unknown.length > 0 ? [`Named by tests, not in the list: ${unknown.join(' ')}`] : []),
    `${proven} of ${coverage.length} requirements proven`,
  ].join('\n\n');
};
