import type { Browser, Page } from '@playwright/test';
import type { BenchPageName } from './build-pages';
import { TRACE_MARK, longestTaskIn } from './trace';

/** One variant of a measurement: a bench page, and its variant where it has several. */
export interface Variant {
  readonly page: BenchPageName;
  readonly hash?: string;
}

/** Milliseconds after which a page is given up. */
const LIMIT = 60_000;

/** Works on a fresh page, which is closed whatever comes of it. */
const onPage = async <T>(
  browser: Browser,
  origin: string,
  { page, hash }: Variant,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const opened = await browser.newPage();
  const limit = setTimeout(() => void opened.close(), LIMIT);
  try {
    await opened.goto(`${origin}/${page}${hash ? `#${hash}` : ''}`);
    await opened.waitForFunction(() => window.bench !== undefined);
    return await work(opened);
  } finally {
    clearTimeout(limit);
    await opened.close();
  }
};

const run = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (!window.bench) throw new Error('No bench on this page');
    return window.bench.run();
  });

/** Bytes of script heap in use after a collection. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
};

const DISPATCHES = 15;

/** What one fresh page gives. */
export interface Sample {
  readonly time: number;
  /** Bytes that the measured work added. */
  readonly heap: number;
  /** Times of changes that every root hears, and of ones that none hears. */
  readonly heard: readonly number[];
  readonly unheard: readonly number[];
}

const dispatches = (page: Page, heard: boolean): Promise<number[]> =>
  page.evaluate(
    async ([times, isHeard]) => {
      const found: number[] = [];
      for (let index = 0; index < times; index += 1) {
        found.push((await window.bench?.dispatch?.(isHeard)) ?? 0);
      }
      return found;
    },
    [DISPATCHES, heard] as const,
  );

/** Runs a variant on a fresh page, and where the page can, changes of the store. */
export const sample = (browser: Browser, origin: string, variant: Variant): Promise<Sample> =>
  onPage(browser, origin, variant, async (page) => {
    const before = await heapOf(page);
    const time = await run(page);
    const heap = (await heapOf(page)) - before;
    const canDispatch = await page.evaluate(() => window.bench?.dispatch !== undefined);
    const heard = canDispatch ? await dispatches(page, true) : [];
    const unheard = canDispatch ? await dispatches(page, false) : [];
    return { time, heap, heard, unheard };
  });

/** The longest task of a variant's run, in milliseconds, from a trace of a fresh page. */
export const sampleLongestTask = (
  browser: Browser,
  origin: string,
  variant: Variant,
): Promise<number> =>
  onPage(browser, origin, variant, async (page) => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
    });
    try {
      await page.evaluate((mark) => performance.mark(mark), TRACE_MARK);
      await run(page);
    } catch (error) {
      // Tracing that goes on would refuse the next attempt.
      await browser.stopTracing();
      throw error;
    }
    return longestTaskIn(await browser.stopTracing());
  });
