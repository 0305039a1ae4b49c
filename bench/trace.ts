import { any, array, number, object, optional, parse, string } from 'valibot';

const schema = object({
  traceEvents: array(
    object({
      name: string(),
      ph: string(),
      pid: number(),
      tid: number(),
      dur: optional(number()),
      args: optional(any()),
    }),
  ),
});

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** The user-timing mark that a page sets before the measured work, to find its thread by. */
export const TRACE_MARK = 'bench-begins';

/**
 * Finds the longest task, in milliseconds, of the thread that set the mark.
 * @throws Error if the trace lacks the mark or the tasks
 */
export const findLongestTask = (trace: Buffer): number => {
  const { traceEvents } = parse(schema, JSON.parse(trace.toString()));
  const mark = traceEvents.find(({ name }) => name === TRACE_MARK);
  if (!mark) throw new Error('The trace has no mark');
  const durations = traceEvents
    .filter(({ name, pid, tid }) => TASKS.has(name) && pid === mark.pid && tid === mark.tid)
    .map(({ dur = 0 }) => dur / 1_000);
  if (durations.length === 0) throw new Error('The trace has no tasks');
  return Math.max(...durations);
};

/** The part of a trace's event that the bench reads; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number | undefined;
  /** The time that the thread ran. In the rest of `dur`, the processor worked on something else. */
  readonly tdur?: number | undefined;
}

/** Milliseconds of each task that don't count as blocking. */
const ALLOWED = 50;

/**
 * Computes the blocking time of a page after its first contentful paint, in milliseconds, from the processor time
 * of its tasks.
 * @param slowdown how many times slower the simulated processor is
 * @throws Error if the trace has no first contentful paint
 */
export const sumBlockingTime = (events: readonly TraceEvent[], slowdown: number): number => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint');
  return events
    .filter(({ name, pid, tid }) => TASKS.has(name) && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1_000) * slowdown - ALLOWED)
    .filter((blocking) => blocking > 0)
    .reduce((sum, blocking) => sum + blocking, 0);
};
