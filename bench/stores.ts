import { ROUNDS, interleave } from './rounds';
import type { Variant } from './sample';
import { sample } from './sample';
import { median } from './statistics';
import type { Line } from './table';
import { figure } from './table';
import type { Workbench } from './workbench';

const variants = {
  same: { page: 'stores', hash: 'same' },
  changing: { page: 'stores', hash: 'changing' },
} satisfies Record<string, Variant>;

const WHAT = 'refresh of 300 stores, every one of which opens or closes';

/** Milliseconds of a frame at 60 a second. */
const FRAME = 16.7;

/** Line 16: what the ten-second refresh of a long accordion takes of a frame (HOURS-4). */
export const storesLine = async (workbench: Workbench): Promise<Line[]> => {
  const browser = await workbench.browser();
  const origin = await workbench.benchPages();
  const of = await interleave(variants, ROUNDS, (variant: Variant) =>
    sample(browser, origin, variant),
  );
  const time = (name: keyof typeof variants) => median(of(name).map((one) => one.time));
  const idle = time('same').toFixed(2);
  return [figure(16, `${WHAT} (none: ${idle} ms)`, time('changing'), FRAME, 'ms')];
};
