import { leavePage, returnToPage } from '../../test/page-transitions';
import { DEPARTURE_LIMIT } from './page-return';
import type * as PageReturn from './page-return';

/** Comes from a new copy of the module for each test, which has received no input yet. */
let repeatAfterReturn: typeof PageReturn.repeatAfterReturn;

const reload = jest.spyOn(history, 'go').mockImplementation(() => {});

beforeAll(() => jest.useFakeTimers());
beforeEach(async () => {
  // Failures of the previous test no longer count.
  await jest.advanceTimersByTimeAsync(DEPARTURE_LIMIT + 1);
  await jest.isolateModulesAsync(async () => {
    ({ repeatAfterReturn } = await import('./page-return'));
  });
  reload.mockClear();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Starts a read; `end` returns the functions that settle its latest attempt. */
const startRead = (hasFailed?: (outcome: string) => boolean) => {
  const ends: { resolve: (outcome: string) => void; reject: (error: Error) => void }[] = [];
  const read = jest.fn(
    () => new Promise<string>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const settled = jest.fn();
  repeatAfterReturn(read, hasFailed).then(settled, settled);
  return { read, settled, end: () => ends.at(-1) };
};

test('returns a failure at once if the visitor did not leave', async () => {
  const { read, settled, end } = startRead();
  const error = new Error('down');
  end()?.reject(error);
  await settle();
  expect(settled).toHaveBeenCalledWith(error);
  expect(read).toHaveBeenCalledTimes(1);
});

test('repeats a read that failed because the visitor left [HTTP-5]', async () => {
  const { read, settled, end } = startRead();
  leavePage();
  end()?.reject(new Error('aborted'));
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  returnToPage();
  await settle();
  end()?.resolve('data');
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  expect(settled).toHaveBeenCalledWith('data');
});

test('repeats the read at once if it fails after the return', async () => {
  const { read, end } = startRead();
  leavePage();
  returnToPage();
  end()?.reject(new Error('aborted'));
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
});

test('repeats the read after each departure, and returns the last failure', async () => {
  const { read, settled, end } = startRead((outcome) => outcome === 'failed');
  for (let time = 1; time <= 3; time += 1) {
    leavePage();
    end()?.resolve('failed');
    returnToPage();
    await settle();
    expect(read).toHaveBeenCalledTimes(time + 1);
  }
  end()?.resolve('failed');
  await settle();
  expect(settled).toHaveBeenCalledWith('failed');
  expect(read).toHaveBeenCalledTimes(4);
});

test('returns a response that arrived although the visitor left', async () => {
  const { read, settled, end } = startRead((outcome) => outcome === 'failed');
  leavePage();
  end()?.resolve('data');
  await settle();
  expect(settled).toHaveBeenCalledWith('data');
  returnToPage();
  expect(read).toHaveBeenCalledTimes(1);
});

describe('a page whose read failed', () => {
  const fail = async () => {
    const { end } = startRead();
    end()?.reject(new Error('aborted'));
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

  test('keeps its state when the visitor leaves later and returns', async () => {
    await fail();
    await jest.advanceTimersByTimeAsync(DEPARTURE_LIMIT + 1);
    leavePage();
    returnToPage();
    expect(reload).not.toHaveBeenCalled();
  });

  test('keeps its state when the visitor returns offline', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail();
    leavePage();
    returnToPage();
    offline.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['before', 'after'])('keeps what the visitor entered %s the failure', async (when) => {
    if (when === 'before') dispatchEvent(new Event('input'));
    await fail();
    if (when === 'after') dispatchEvent(new Event('input'));
    leavePage();
    returnToPage();
    expect(reload).not.toHaveBeenCalled();
  });

  test('keeps its state when it was not kept in memory', async () => {
    await fail();
    leavePage();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
  });
});

test('keeps its state after a read that was repeated [HTTP-5]', async () => {
  const { end } = startRead();
  leavePage();
  end()?.reject(new Error('aborted'));
  returnToPage();
  await settle();
  end()?.resolve('data');
  await settle();
  leavePage();
  returnToPage();
  expect(reload).not.toHaveBeenCalled();
});
