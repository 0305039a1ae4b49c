import { ROUNDS, interleave } from './rounds';
import type { Sample, Variant } from './sample';
import { sample } from './sample';
import { median } from './statistics';
import type { Line } from './table';
import { figure, ratio } from './table';
import type { Workbench } from './workbench';

const times = (samples: readonly Sample[]): number => median(samples.map(({ time }) => time));
const heaps = (samples: readonly Sample[]): number => median(samples.map(({ heap }) => heap));
const heard = (samples: readonly Sample[]): number => median(samples.flatMap((one) => one.heard));

/** Lines 8, 10 and 11. */
export const mountLines = async (workbench: Workbench): Promise<Line[]> => {
  const browser = await workbench.browser();
  const origin = await workbench.benchPages();
  const variants = {
    bare: { page: 'bare' },
    all: { page: 'now' },
    visible: { page: 'visible' },
  } satisfies Record<string, Variant>;
  const of = await interleave(variants, ROUNDS, (variant: Variant) =>
    sample(browser, origin, variant),
  );
  const bare = of('bare');
  const all = of('all');
  const visible = of('visible');
  const unheard = median(all.flatMap((one) => one.unheard));
  return [
    ratio(8, '1,000 mounted ÷ bare loop', times(all), times(bare), 0.65, 'ms'),
    ratio(10, 'what is visible of 1,000 ÷ bare loop', times(visible), times(bare), 0.08, 'ms'),
    ratio(10, '… its heap', heaps(visible) / 1e6, heaps(bare) / 1e6, 0.1, 'MB'),
    ratio(11, 'a dispatch all roots hear ÷ bare', heard(all), heard(bare), 1, 'ms'),
    figure(11, 'a dispatch that none hears', unheard, 0.3, 'ms'),
  ];
};
