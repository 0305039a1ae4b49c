import type { CheckResult, Verdict } from './result';

const count = (results: readonly CheckResult[], verdict: Verdict): number =>
  results.filter((result) => result.verdict === verdict).length;

/** Counts the results by verdict. */
export const countVerdicts = (
  results: readonly CheckResult[],
): { readonly passed: number; readonly warned: number; readonly failed: number } => ({
  passed: count(results, 'pass'),
  warned: count(results, 'warn'),
  failed: count(results, 'fail'),
});

/** Formats results as text: what was found, and what to change. */
export const formatResults = (results: readonly CheckResult[]): string => {
  const lines = results.map(({ check, verdict, found, fix }) =>
    [`${verdict}  ${check}: ${found}`, ...(fix ? [`      ${fix}`] : [])].join('\n'),
  );
  const { passed, warned, failed } = countVerdicts(results);
  return [...lines, `${passed} passed, ${warned} to improve, ${failed} failed`].join('\n');
};
