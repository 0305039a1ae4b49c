import { documentLines } from './document';
import { entryLine } from './entry';
import { lighthouseLines } from './lighthouse';
import { longestTaskLines } from './longest-task';
import type { Measurement } from './measurement';
import { mountLines } from './mounting';
import { pageWeights } from './page-weights';
import { scrolledPageLines } from './scrolled-pages';
import { storesLine } from './stores';
import { notMeasured } from './table';

const notBuilt = (number: number, what: string): Measurement => ({
  numbers: [number],
  what,
  measure: async () => [notMeasured(number, what, 'not built yet')],
});

/** The table of docs/performance.md, in its order; a new line is one more entry here. */
export const measurements: readonly Measurement[] = [
  { numbers: [1], what: 'the entry, all in', measure: entryLine },
  ...pageWeights,
  { numbers: ['3a'], what: 'all scripts of the reference pages', measure: scrolledPageLines },
  notBuilt(7, 'cart page, checkout page'),
  { numbers: [8, 10, 11], what: '1,000 roots', measure: mountLines },
  { numbers: [9], what: 'longest task', measure: longestTaskLines },
  { numbers: [12, 13], what: 'scan and observer', measure: documentLines },
  notBuilt(14, 'tire list, 20,000 tires'),
  { numbers: [15], what: 'Lighthouse', measure: lighthouseLines },
  { numbers: [16], what: 'accordion of 300 stores', measure: storesLine },
];
