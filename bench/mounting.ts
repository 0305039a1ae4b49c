import { ROUNDS, interleave } from './rounds';
import type { Sample, Variant } from './sample';
import { takeSample } from './sample';
import { getMedian } from './statistics';
import type { Line } from './table';
import { createFigureLine, createRatioLine } from './table';
import type { BenchEnvironment } from './environment';

const getMedianTime = (samples: readonly Sample[]): number =>
  getMedian(samples.map(({ time }) => time));
const getMedianHeap = (samples: readonly Sample[]): number =>
  getMedian(samples.map(({ heap }) => heap));
const getMedianDispatch = (samples: readonly Sample[]): number =>
  getMedian(samples.flatMap((sample) => sample.dispatchTimesWithRenders));

/** Measures lines 8, 10, and 11 of docs/performance.md. */
export const measureMounting = async (environment: BenchEnvironment): Promise<Line[]> => {
  const browser = await environment.getBrowser();
  const origin = await environment.getBenchPagesOrigin();
  const variants = {
    // The baseline renders the same roots in a loop, without the mount runtime.
    bare: { page: 'bare' },
    all: { page: 'now' },
    visible: { page: 'visible' },
  } satisfies Record<string, Variant>;
  const getSamples = await interleave(variants, ROUNDS, (variant: Variant) =>
    takeSample(browser, origin, variant),
  );
  const bare = getSamples('bare');
  const all = getSamples('all');
  const visible = getSamples('visible');
  const dispatchTimeWithoutRenders = getMedian(
    all.flatMap((sample) => sample.dispatchTimesWithoutRenders),
  );
  return [
    createRatioLine(
      8,
      '1,000 mounted ÷ bare loop',
      getMedianTime(all),
      getMedianTime(bare),
      0.9,
      'ms',
    ),
    createRatioLine(
      10,
      'the visible ones of 1,000 mounted ÷ bare loop',
      getMedianTime(visible),
      getMedianTime(bare),
      0.15,
      'ms',
    ),
    createRatioLine(
      10,
      '… heap',
      getMedianHeap(visible) / 1e6,
      getMedianHeap(bare) / 1e6,
      0.15,
      'MB',
    ),
    createRatioLine(
      11,
      'a dispatch that renders all roots ÷ bare',
      getMedianDispatch(all),
      getMedianDispatch(bare),
      1.1,
      'ms',
    ),
    createFigureLine(11, 'a dispatch that renders no root', dispatchTimeWithoutRenders, 0.3, 'ms'),
  ];
};
