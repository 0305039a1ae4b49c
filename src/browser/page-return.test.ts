import { leavePage, returnToPage } from '../../test/page-transitions';
import { DEPARTURE_LIMIT } from './page-return';
import type * as PageReturn from './page-return';

/** Imported from a new copy of the module for each test, so that no test sees the input events of another. */
let repeatAfterReturn: typeof PageReturn.repeatAfterReturn;

const reload = jest.spyOn(history, 'go').mockImplementation(() => {});

beforeAll(() => jest.useFakeTimers());
beforeEach(async () => {
  // Wait until the previous test's failures are too old to cause a reload.
  await jest.advanceTimersByTimeAsync(DEPARTURE_LIMIT + 1);
  await jest.isolateModulesAsync(async () => {
    ({ repeatAfterReturn } = await import('./page-return'));
  });
  reload.mockClear();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Starts a read. `getAttempt` returns the functions that settle its latest attempt. */
const startRead = (hasFailed?: (outcome: string) => boolean) => {
  const attempts: { resolve: (outcome: string) => void; reject: (error: Error) => void }[] = [];
  const read = jest.fn(
    () => new Promise<string>((resolve, reject) => void attempts.push({ resolve, reject })),
  );
  const settled = jest.fn();
  repeatAfterReturn(read, hasFailed).then(settled, settled);
  return { read, settled, getAttempt: () => attempts.at(-1) };
};

test('returns a failure without repeating the read if the visitor did not leave', async () => {
  const { read, settled, getAttempt } = startRead();
  const error = new Error('down');
  getAttempt()?.reject(error);
  await settle();
  expect(settled).toHaveBeenCalledWith(error);
  expect(read).toHaveBeenCalledTimes(1);
});

test('repeats a read that failed because the visitor left [HTTP-5]', async () => {
  const { read, settled, getAttempt } = startRead();
  leavePage();
  getAttempt()?.reject(new Error('aborted'));
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  returnToPage();
  await settle();
  getAttempt()?.resolve('data');
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  expect(settled).toHaveBeenCalledWith('data');
});

test('repeats a read immediately if it fails after the visitor has returned', async () => {
  const { read, getAttempt } = startRead();
  leavePage();
  returnToPage();
  getAttempt()?.reject(new Error('aborted'));
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
});

test('repeats a read each time the visitor leaves, and returns a failure that happens without leaving', async () => {
  const { read, settled, getAttempt } = startRead((outcome) => outcome === 'failed');
  for (let departures = 1; departures <= 3; departures += 1) {
    leavePage();
    getAttempt()?.resolve('failed');
    returnToPage();
    await settle();
    expect(read).toHaveBeenCalledTimes(departures + 1);
  }
  getAttempt()?.resolve('failed');
  await settle();
  expect(settled).toHaveBeenCalledWith('failed');
  expect(read).toHaveBeenCalledTimes(4);
});

test('returns a response that arrived after the visitor left, without repeating the read', async () => {
  const { read, settled, getAttempt } = startRead((outcome) => outcome === 'failed');
  leavePage();
  getAttempt()?.resolve('data');
  await settle();
  expect(settled).toHaveBeenCalledWith('data');
  returnToPage();
  expect(read).toHaveBeenCalledTimes(1);
});

describe('a page whose read failed', () => {
  const fail = async () => {
    const { getAttempt } = startRead();
    getAttempt()?.reject(new Error('aborted'));
    await settle();
  };

  test('reloads when the visitor leaves within seconds and returns [HTTP-5]', async () => {
    await fail();
    await jest.advanceTimersByTimeAsync(DEPARTURE_LIMIT);
    leavePage();
    // The browser may keep the page in memory for any length of time.
    await jest.advanceTimersByTimeAsync(DEPARTURE_LIMIT * 10);
    expect(reload).not.toHaveBeenCalled();
    returnToPage();
    expect(reload.mock.calls).toEqual([[0]]);
  });

  test('does not reload when the visitor leaves later and returns', async () => {
    await fail();
    await jest.advanceTimersByTimeAsync(DEPARTURE_LIMIT + 1);
    leavePage();
    returnToPage();
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload when the visitor returns offline', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail();
    leavePage();
    returnToPage();
    offline.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['before', 'after'])(
    'does not reload when the visitor entered something %s the failure',
    async (when) => {
      if (when === 'before') dispatchEvent(new Event('input'));
      await fail();
      if (when === 'after') dispatchEvent(new Event('input'));
      leavePage();
      returnToPage();
      expect(reload).not.toHaveBeenCalled();
    },
  );

  test('does not reload when the visitor returns and the browser has already loaded the page again', async () => {
    await fail();
    leavePage();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a page does not reload after a read that was repeated successfully [HTTP-5]', async () => {
  const { getAttempt } = startRead();
  leavePage();
  getAttempt()?.reject(new Error('aborted'));
  returnToPage();
  await settle();
  getAttempt()?.resolve('data');
  await settle();
  leavePage();
  returnToPage();
  expect(reload).not.toHaveBeenCalled();
});
