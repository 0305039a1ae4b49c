/** The outcome of a check. */
export type Verdict = 'pass' | 'warn' | 'fail';

export interface CheckResult {
  /** The check's name, such as `compression`. */
  readonly check: string;
  readonly verdict: Verdict;
  /** What the check found on the page. */
  readonly found: string;
  /** What to change; absent if it passes. */
  readonly fix?: string;
}

/** The result of a part of a check, without the check's name. */
export type Finding = Omit<CheckResult, 'check'>;

export const pass = (found: string): Finding => ({ verdict: 'pass', found });

export const warn = (found: string, fix: string): Finding => ({ verdict: 'warn', found, fix });

export const fail = (found: string, fix: string): Finding => ({ verdict: 'fail', found, fix });
