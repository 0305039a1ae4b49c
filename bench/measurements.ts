import { measureDocument } from './document';
import { measureEntry } from './entry';
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
  { numbers: [1], what: 'the complete entry', measure: measureEntry },
  ...pageWeights,
  { numbers: ['3a'], what: 'all scripts of the reference pages', measure: measureScrolledPages },
  { numbers: [8, 10, 11], what: '1,000 roots', measure: measureMounting },
  { numbers: [9], what: 'longest task', measure: measureLongestTask },
  { numbers: [12, 13], what: 'scan and observer', measure: measureDocument },
  { numbers: [14, '14a'], what: 'tire list', measure: measureTireList },
  { numbers: [15], what: 'Lighthouse', measure: measureLighthouse },
  { numbers: [16], what: 'accordion of 300 stores', measure: measureStores },
  { numbers: [16], what: 'search of 500 tires', measure: measureTireSearch },
];
