/** A CSS selector and, if several elements match it, the text of the wanted element. */
export interface Target {
  readonly css: string;
  /** Part of the element's accessible label or of its text. */
  readonly text?: string;
}

/** A value that passes between the test and the page as JSON. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Keys that tests press, by their names in DOM events. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** A tab of either engine, with the few commands that every WebDriver has. */
export interface EnginePage {
  /** Opens a URL and waits for its load event. */
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page, which can't use variables of the test, and resolves to its result. */
  readonly evaluate: <Result, Arguments extends readonly Json[]>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>;
  /** Scrolls to an element and clicks it with the mouse. */
  readonly click: (target: Target) => Promise<void>;
  /** Types into an element with the keyboard. */
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Goes one entry back in the tab's history. */
  readonly back: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Formats a call of a function, with its arguments, as an expression for the page. */
export const toExpression = <Arguments extends readonly Json[]>(
  run: (...values: Arguments) => unknown,
  ...values: Arguments
): string => `(${String(run)})(...${JSON.stringify(values)})`;

/** Creates `evaluate` from a command that runs an expression in the page. */
export const createEvaluate =
  (execute: (expression: string) => Promise<unknown>): EnginePage['evaluate'] =>
  async <Result, Arguments extends readonly Json[]>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>> =>
    // The page returns the function's result as JSON.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    (await execute(toExpression(run, ...values))) as Awaited<Result>;

/** A running engine. Each page has its own cookies and storage. */
export interface Engine {
  readonly newPage: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}
