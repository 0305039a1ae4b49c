import { measureScan } from './scan';
import { measureEntry } from './entry';
import { measureInteractions } from './interactions';
import { measureLighthouse } from './lighthouse';
import { measureLongestTask } from './longest-task';
import type { Measurement } from './measurement';
import { measureMounting } from './mounting';
import { pageWeights } from './page-weights';
import { measureScrolledPages } from './scrolled-pages';
import { measureStores } from './stores';
import { measureTireList } from './tire-list';
import { measureTireSearch } from './tire-search';

/** The measurements behind the table in docs/performance.md, in its order. */
export const measurements: readonly Measurement[] = [
  { lineNumbers: [1], label: 'the complete entry', measure: measureEntry },
  ...pageWeights,
  {
    lineNumbers: ['3a'],
    label: 'all scripts of the reference pages',
    measure: measureScrolledPages,
  },
  { lineNumbers: [8, 10, 11], label: '1,000 roots', measure: measureMounting },
  { lineNumbers: [9], label: 'longest task', measure: measureLongestTask },
  { lineNumbers: [12, 13], label: 'scan and observer', measure: measureScan },
  { lineNumbers: [14, '14a'], label: 'tire list', measure: measureTireList },
  { lineNumbers: [15], label: 'Lighthouse', measure: measureLighthouse },
  { lineNumbers: ['15a'], label: 'first presses on a phone', measure: measureInteractions },
  { lineNumbers: [16], label: 'accordion of 300 stores', measure: measureStores },
  { lineNumbers: [16], label: 'search of 500 tires', measure: measureTireSearch },
];
