import { ROUNDS, interleave } from './rounds';
import type { Variant } from './sample';
import { takeSample } from './sample';
import { getMedian } from './statistics';
import type { Line } from './table';
import { createFigureLine } from './table';
import type { Workbench } from './workbench';

const variants = {
  same: { page: 'stores', hash: 'same' },
  changing: { page: 'stores', hash: 'changing' },
} satisfies Record<string, Variant>;

const LABEL = 'refresh of 300 stores that all open or close';

/** Milliseconds per frame at 60 frames per second. */
const FRAME_MS = 16.7;

/** Measures line 16: how much of a frame the refresh of a long accordion takes (HOURS-4). */
export const measureStores = async (workbench: Workbench): Promise<Line[]> => {
  const browser = await workbench.browser();
  const origin = await workbench.benchPages();
  const getSamples = await interleave(variants, ROUNDS, (variant: Variant) =>
    takeSample(browser, origin, variant),
  );
  const getMedianTime = (name: keyof typeof variants) =>
    getMedian(getSamples(name).map((sample) => sample.time));
  const idle = getMedianTime('same').toFixed(2);
  return [
    createFigureLine(16, `${LABEL} (none: ${idle} ms)`, getMedianTime('changing'), FRAME_MS, 'ms'),
  ];
};
