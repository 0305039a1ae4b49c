import { ROUNDS, interleave } from './rounds';
import type { Variant } from './sample';
import { takeSample } from './sample';
import { getMedian } from './statistics';
import type { Line } from './table';
import { createRatioLine } from './table';
import type { BenchEnvironment } from './environment';

const variants = {
  scan: { page: 'scan', hash: 'scan' },
  selectorList: { page: 'scan', hash: 'selector-list' },
  observed: { page: 'scan', hash: 'insert-observed' },
  unobserved: { page: 'scan', hash: 'insert-unobserved' },
} satisfies Record<string, Variant>;

const SCAN = 'first scan of 20,000 nodes ÷ one selector list';
const INSERT = 'insertion of 5,000 nodes: observed ÷ not observed';

/** Measures the first scan and the observer of insertions (lines 12 and 13 of docs/performance.md). */
export const measureScan = async (environment: BenchEnvironment): Promise<Line[]> => {
  const browser = await environment.getBrowser();
  const origin = await environment.getBenchPagesOrigin();
  const getSamples = await interleave(variants, ROUNDS, (variant: Variant) =>
    takeSample(browser, origin, variant),
  );
  const getMedianTime = (name: keyof typeof variants) =>
    getMedian(getSamples(name).map((sample) => sample.time));
  return [
    createRatioLine(12, SCAN, getMedianTime('scan'), getMedianTime('selectorList'), 0.5, 'ms'),
    createRatioLine(13, INSERT, getMedianTime('observed'), getMedianTime('unobserved'), 1.2, 'ms'),
  ];
};
