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
