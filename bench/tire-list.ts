import { ROUNDS, interleave } from './rounds';
import { takeSample } from './sample';
import type { Variant } from './sample';
import { getMedian } from './statistics';
import type { Line } from './table';
import { createFigureLine, createObservedLine, createRatioLine } from './table';
import type { BenchEnvironment } from './environment';

const variants = {
  search: { page: 'tires', hash: 'search' },
  bare: { page: 'tires', hash: 'bare' },
  filter: { page: 'tires', hash: 'filter' },
  filteredList: { page: 'tires', hash: 'filteredList' },
  sort: { page: 'tires', hash: 'sort' },
  sortedList: { page: 'tires', hash: 'sortedList' },
} satisfies Record<string, Variant>;

/** Milliseconds per frame at 60 frames per second. */
const FRAME_MS = 16.7;

const MAX_FRAMES = 2;
const MAX_RENDERS = 2;

/**
 * Measures lines 14 and 14a: a click on a filter or a sort until the next paint, which shows the pressed control, and
 * until the list has changed, too; and a search's response until its first 24 tires are painted, relative to React's
 * render of the same nodes.
 */
export const measureTireList = async (environment: BenchEnvironment): Promise<Line[]> => {
  const browser = await environment.getBrowser();
  const origin = await environment.getBenchPagesOrigin();
  const getSamples = await interleave(variants, ROUNDS, (variant: Variant) =>
    takeSample(browser, origin, variant),
  );
  const getTime = (name: keyof typeof variants) =>
    getMedian(getSamples(name).map(({ time }) => time));
  const createLines = (
    label: string,
    control: keyof typeof variants,
    list: keyof typeof variants,
  ): Line[] => [
    createFigureLine(14, label, getTime(control) / FRAME_MS, MAX_FRAMES, 'frames'),
    createObservedLine(14, '… to the paint of the list', getTime(list) / FRAME_MS, 'frames'),
  ];
  return [
    ...createLines('click on a filter to the next paint, 500 tires', 'filter', 'filteredList'),
    ...createLines('change of the sort to the next paint, 500 tires', 'sort', 'sortedList'),
    createRatioLine(
      '14a',
      'response of 500 tires until 24 are painted ÷ bare render',
      getTime('search'),
      getTime('bare'),
      MAX_RENDERS,
      'ms',
    ),
  ];
};
