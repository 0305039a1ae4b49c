import type { Browser } from '@playwright/test';
import type { Line } from './table';
import { figure, ratio } from './table';
import type { Sample, Variant } from './sample';
import { sample, sampleLongestTask } from './sample';
import { median, rotate } from './statistics';

const ROUNDS = 9;
const TRACED_ROUNDS = 5;

/** Measures variants interleaved, one fresh page each, so that their ratios can be trusted. */
const interleave = async <Name extends string>(
  browser: Browser,
  origin: string,
  variants: Readonly<Record<Name, Variant>>,
): Promise<(name: Name) => readonly Sample[]> => {
  const found = new Map<string, Sample[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, variant] of rotate(Object.entries<Variant>(variants), round)) {
      const taken = await sample(browser, origin, variant);
      found.set(name, [...(found.get(name) ?? []), taken]);
    }
  }
  return (name) => found.get(name) ?? [];
};

const times = (samples: readonly Sample[]): number => median(samples.map(({ time }) => time));
const heaps = (samples: readonly Sample[]): number => median(samples.map(({ heap }) => heap));

const mountLines = async (browser: Browser, origin: string): Promise<Line[]> => {
  const of = await interleave(browser, origin, {
    bare: { page: 'bare' },
    all: { page: 'engine-now' },
    visible: { page: 'engine-visible' },
  });
  const bare = of('bare');
  const all = of('all');
  const visible = of('visible');
  const heard = (samples: readonly Sample[]) => median(samples.flatMap((one) => one.heard));
  const unheard = median(all.flatMap((one) => one.unheard));
  return [
    ratio(8, '1,000 mounted ÷ bare loop', times(all), times(bare), 0.75, 'ms'),
    ratio(10, 'what is visible of 1,000 ÷ bare loop', times(visible), times(bare), 0.12, 'ms'),
    ratio(10, '… its heap', heaps(visible) / 1e6, heaps(bare) / 1e6, 0.1, 'MB'),
    ratio(11, 'a dispatch all roots hear ÷ bare', heard(all), heard(bare), 1.1, 'ms'),
    figure(11, 'a dispatch that none hears', unheard, 0.5, 'ms'),
  ];
};

const taskLines = async (browser: Browser, origin: string): Promise<Line[]> => {
  const bare: number[] = [];
  const engine: number[] = [];
  for (let round = 0; round < TRACED_ROUNDS; round += 1) {
    bare.push(await sampleLongestTask(browser, origin, { page: 'bare' }));
    engine.push(await sampleLongestTask(browser, origin, { page: 'engine-now' }));
  }
  return [
    figure(9, 'longest task while mounting 1,000', median(engine), 50, 'ms'),
    ratio(9, '… ÷ bare loop', median(engine), median(bare), 0.25, 'ms'),
  ];
};

const documentLines = async (browser: Browser, origin: string): Promise<Line[]> => {
  const variant = (hash: string): Variant => ({ page: 'scan', hash });
  const of = await interleave(browser, origin, {
    scan: variant('scan'),
    joined: variant('joined-selector'),
    observed: variant('insert-observed'),
    unobserved: variant('insert-unobserved'),
  });
  const time = (name: 'scan' | 'joined' | 'observed' | 'unobserved') => times(of(name));
  return [
    ratio(
      12,
      'cold scan of 20,000 nodes ÷ one joined selector',
      time('scan'),
      time('joined'),
      1,
      'ms',
    ),
    ratio(
      13,
      '5,000 nodes inserted, observed ÷ not',
      time('observed'),
      time('unobserved'),
      1.5,
      'ms',
    ),
  ];
};

/** Lines 8 to 13 of the table. */
export const timeLines = async (browser: Browser, origin: string): Promise<Line[]> => [
  ...(await mountLines(browser, origin)),
  ...(await taskLines(browser, origin)),
  ...(await documentLines(browser, origin)),
];
