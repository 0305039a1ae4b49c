import { TRACE_MARK, findLongestTask, sumBlockingTime } from './trace';

const createTask = (dur: number, tid = 1) => ({ name: 'RunTask', ph: 'X', pid: 1, tid, dur });
const mark = { name: TRACE_MARK, ph: 'I', pid: 1, tid: 1 };
const createTrace = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));

test('finds the longest task of the thread that recorded the trace mark', () => {
  expect(
    findLongestTask(createTrace(createTask(2_000), mark, createTask(7_500), createTask(90_000, 2))),
  ).toBe(7.5);
});

test("rejects a trace that lacks the trace mark or tasks on the mark's thread", () => {
  expect(() => findLongestTask(createTrace(createTask(2_000)))).toThrow('no mark');
  expect(() => findLongestTask(createTrace(mark, createTask(2_000, 2)))).toThrow('no tasks');
});

const paint = { name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 1_000_000 };
const createTimedTask = (ts: number, tdur: number, tid = 1) => ({
  name: 'RunTask',
  pid: 1,
  tid,
  ts,
  dur: 40_000,
  tdur,
});

test('computes the blocking time from the processor time of tasks after the first contentful paint', () => {
  const events = [
    createTimedTask(900_000, 30_000),
    paint,
    createTimedTask(990_000, 10_000),
    createTimedTask(1_100_000, 5_000),
    createTimedTask(1_200_000, 20_000, 2),
    createTimedTask(1_300_000, 15_000),
  ];
  expect(sumBlockingTime(events, 6)).toBe(10 + 40);
  expect(sumBlockingTime(events, 1)).toBe(0);
});

test('rejects a trace without a first contentful paint', () => {
  expect(() => sumBlockingTime([createTimedTask(1_000_000, 20_000)], 4)).toThrow('no first');
});
