import { TRACE_MARK, findLongestTask } from './trace';

const createTask = (dur: number, tid = 1) => ({ name: 'RunTask', ph: 'X', pid: 1, tid, dur });
const mark = { name: TRACE_MARK, ph: 'I', pid: 1, tid: 1 };
const trace = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));

test('finds the longest task of the thread that set the mark', () => {
  expect(
    findLongestTask(trace(createTask(2_000), mark, createTask(7_500), createTask(90_000, 2))),
  ).toBe(7.5);
});

test('rejects a trace without the mark or tasks', () => {
  expect(() => findLongestTask(trace(createTask(2_000)))).toThrow('no mark');
  expect(() => findLongestTask(trace(mark, createTask(2_000, 2)))).toThrow('no tasks');
});
