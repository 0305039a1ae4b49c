import type { Browser, Page } from '@playwright/test';
import type { BenchPageName } from './build-pages';
import { TRACE_MARK, findLongestTask } from './trace';

/** One variant of a measurement: a bench page, and the variant's hash if the page has several. */
export interface Variant {
  readonly page: BenchPageName;
  readonly hash?: string;
}

/** The number of milliseconds after which a page is closed. */
const TIMEOUT = 60_000;

/** Calls `work` with a new page, and closes the page when it ends. */
const withPage = async <T>(
  browser: Browser,
  origin: string,
  { page, hash }: Variant,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const opened = await browser.newPage();
  const timeout = setTimeout(() => void opened.close(), TIMEOUT);
  try {
    await opened.goto(`${origin}/${page}${hash ? `#${hash}` : ''}`);
    await opened.waitForFunction(() => window.bench !== undefined);
    return await work(opened);
  } finally {
    clearTimeout(timeout);
    await opened.close();
  }
};

const run = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (!window.bench) throw new Error('The page has no bench');
    return window.bench.run();
  });

/** Measures the bytes of script heap in use after garbage collection. */
const measureHeap = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
};

const DISPATCHES = 15;

/** The results of one new page. */
export interface Sample {
  readonly time: number;
  /** The bytes that the measured work added. */
  readonly heap: number;
  /** The times of Redux store changes that render every root, and of those that render none. */
  readonly dispatchTimesWithRenders: readonly number[];
  readonly dispatchTimesWithoutRenders: readonly number[];
}

const timeDispatches = (page: Page, isRead: boolean): Promise<number[]> =>
  page.evaluate(
    async ([count, isChangeRead]) => {
      const times: number[] = [];
      for (let index = 0; index < count; index += 1) {
        times.push((await window.bench?.dispatch?.(isChangeRead)) ?? 0);
      }
      return times;
    },
    [DISPATCHES, isRead] as const,
  );

/** Runs a variant on a new page, then times changes of the Redux store if the page supports them. */
export const takeSample = (browser: Browser, origin: string, variant: Variant): Promise<Sample> =>
  withPage(browser, origin, variant, async (page) => {
    const initialHeap = await measureHeap(page);
    const time = await run(page);
    const heap = (await measureHeap(page)) - initialHeap;
    const canDispatch = await page.evaluate(() => window.bench?.dispatch !== undefined);
    const dispatchTimesWithRenders = canDispatch ? await timeDispatches(page, true) : [];
    const dispatchTimesWithoutRenders = canDispatch ? await timeDispatches(page, false) : [];
    return { time, heap, dispatchTimesWithRenders, dispatchTimesWithoutRenders };
  });

/** Finds the longest task of a variant's run, in milliseconds, in the trace of a new page. */
export const sampleLongestTask = (
  browser: Browser,
  origin: string,
  variant: Variant,
): Promise<number> =>
  withPage(browser, origin, variant, async (page) => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
    });
    try {
      await page.evaluate((mark) => performance.mark(mark), TRACE_MARK);
      await run(page);
    } catch (error) {
      // The next attempt can't start a trace while one is running.
      await browser.stopTracing();
      throw error;
    }
    return findLongestTask(await browser.stopTracing());
  });
