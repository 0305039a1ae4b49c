import { SLOW_ROUNDS, interleave } from './rounds';
import type { Variant } from './sample';
import { sampleLongestTask } from './sample';
import { getMedian } from './statistics';
import type { Line } from './table';
import { createFigureLine, createRatioLine } from './table';
import type { BenchEnvironment } from './environment';

/** Measures line 9 of docs/performance.md. */
export const measureLongestTask = async (environment: BenchEnvironment): Promise<Line[]> => {
  const browser = await environment.getBrowser();
  const origin = await environment.getBenchPagesOrigin();
  const variants = { bare: { page: 'bare' }, all: { page: 'now' } } satisfies Record<
    string,
    Variant
  >;
  const getDurations = await interleave(variants, SLOW_ROUNDS, (variant: Variant) =>
    sampleLongestTask(browser, origin, variant),
  );
  const bare = getMedian(getDurations('bare'));
  const all = getMedian(getDurations('all'));
  return [
    createFigureLine(9, 'longest task while mounting 1,000', all, 50, 'ms'),
    createRatioLine(9, '… ÷ bare loop', all, bare, 0.2, 'ms'),
  ];
};
