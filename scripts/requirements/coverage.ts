import type { TestOutcome } from '../test/results';
import type { Claim, Requirement } from './requirements';
import { parseTag, parseClaims } from './requirements';

export type Verdict = 'proven' | 'failing' | 'not proven';

export interface Coverage extends Requirement {
  readonly verdict: Verdict;
  /** The number of passed tests that name it. */
  readonly passed: number;
  /** The clauses that no passed test names. */
  readonly missing: readonly string[];
}

interface Evidence extends Claim {
  readonly status: TestOutcome['status'];
}

const collectEvidence = (outcomes: readonly TestOutcome[]): Evidence[] =>
  outcomes.flatMap(({ title, tags, status }) =>
    [...parseClaims(title), ...(tags ?? []).flatMap((tag) => parseTag(tag) ?? [])].map((claim) => ({
      ...claim,
      status,
    })),
  );

/**
 * Measures the coverage of each requirement. It is proven if passed tests name all of its clauses
 * (without clauses, its ID) and no test that names it failed.
 */
export const measureCoverage = (
  requirements: readonly Requirement[],
  outcomes: readonly TestOutcome[],
): Coverage[] => {
  const evidence = collectEvidence(outcomes);
  return requirements.map((requirement) => {
    const claims = evidence.filter(({ id }) => id === requirement.id);
    const passed = claims.filter(({ status }) => status === 'passed');
    const missing = requirement.clauses.filter(
      (clause) => !passed.some((claim) => claim.clause === clause),
    );
    const isFailing = claims.some(({ status }) => status === 'failed');
    const isProven = passed.length > 0 && missing.length === 0;
    return {
      ...requirement,
      passed: passed.length,
      missing,
      verdict: isFailing ? 'failing' : isProven ? 'proven' : 'not proven',
    };
  });
};

/** Finds the IDs and clauses that tests name and that the list doesn't have. */
export const findUnknownClaims = (
  requirements: readonly Requirement[],
  outcomes: readonly TestOutcome[],
): string[] => {
  const known = new Set(
    requirements.flatMap(({ id, clauses }) => [id, ...clauses.map((clause) => `${id}/${clause}`)]),
  );
  const named = collectEvidence(outcomes).map(({ id, clause }) =>
    clause === undefined ? id : `${id}/${clause}`,
  );
  return [...new Set(named)].filter((name) => !known.has(name));
};

const describeUnproven = ({ id, verdict, text, missing, clauses }: Coverage): string => {
  const isPartial = missing.length > 0 && missing.length < clauses.length;
  return `  ${verdict.padEnd(11)} ${id} ${isPartial ? `lacks ${missing.join(', ')}` : text}`;
};

const describeArea = (area: string, lines: readonly Coverage[]): string => {
  const proven = lines.filter(({ verdict }) => verdict === 'proven');
  const rest = lines.filter(({ verdict }) => verdict !== 'proven');
  return [
    `${area} (${proven.length} of ${lines.length})`,
    ...(proven.length > 0 ? [`  proven      ${proven.map(({ id }) => id).join(' ')}`] : []),
    ...rest.map(describeUnproven),
  ].join('\n');
};

/** Formats the report of `npm run requirements`. */
export const formatCoverage = (
  coverage: readonly Coverage[],
  unknown: readonly string[],
): string => {
  const areas = [...new Set(coverage.map(({ area }) => area))];
  const proven = coverage.filter(({ verdict }) => verdict === 'proven').length;
  return [
    ...areas.map((area) =>
      describeArea(
        area,
        coverage.filter((line) => line.area === area),
      ),
    ),
    ...(unknown.length > 0 ? [`Named by tests but not in the list: ${unknown.join(' ')}`] : []),
    `${proven} of ${coverage.length} requirements proven`,
  ].join('\n\n');
};
