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

/** What a page marks when the measured work begins, so that its thread is found in the trace. */
export const TRACE_MARK = 'bench-begins';

/**
 * The longest task, in milliseconds, of the thread that set the mark.
 * @throws Error when the trace lost the mark or the tasks
 */
export const longestTaskIn = (trace: Buffer): number => {
  const { traceEvents } = parse(schema, JSON.parse(trace.toString()));
  const mark = traceEvents.find(({ name }) => name === TRACE_MARK);
  if (!mark) throw new Error('The trace has no mark of the bench page');
  const durations = traceEvents
    .filter(({ name, pid, tid }) => TASKS.has(name) && pid === mark.pid && tid === mark.tid)
    .map(({ dur = 0 }) => dur / 1_000);
  if (durations.length === 0) throw new Error('The trace has no tasks');
  return Math.max(...durations);
};
