import { describeConfigurationProblems } from '../browser/configuration-problems';
import { explainPlaceholders, type ExplainedMount } from './explain-placeholders';
import { type ExplainedSwitch, listSwitches } from './explained-switches';
import { findMistakes, type PageMistake } from './find-mistakes';
import { getTimeline, type TimelineEntry } from './timeline';

/** What happened on the page. It holds nothing personal. */
export interface ExplainedPage {
  readonly configuration: readonly string[];
  readonly placeholders: readonly ExplainedMount[];
  /** The mistakes in elements that are not placeholders, such as a misspelled class. */
  readonly nearMisses: readonly PageMistake[];
  readonly timeline: readonly TimelineEntry[];
  readonly switches: readonly ExplainedSwitch[];
}

/** Explains the page in its current state. */
export const explainPage = (): ExplainedPage => {
  const mistakes = findMistakes(document);
  const placeholders = explainPlaceholders(mistakes);
  const elements = new Set<Element>(placeholders.map(({ element }) => element));
  return {
    configuration: describeConfigurationProblems(),
    placeholders,
    nearMisses: mistakes.filter(({ element }) => !elements.has(element)),
    timeline: getTimeline(),
    switches: listSwitches(document),
  };
};

/** Says how long the steps of a placeholder took, and which file it loaded. */
export const describeDurations = ({ durations, chunk, file }: ExplainedMount): string => {
  const { found, loading, mounted } = durations;
  const name = file?.name ?? (chunk === undefined ? undefined : `chunk ${chunk}`);
  return [
    `found after ${found} ms`,
    mounted === undefined ? undefined : `mounted ${mounted} ms later`,
    loading === undefined ? undefined : `of which ${loading} ms loading and mounting`,
    name && (file ? `${name} in ${file.milliseconds} ms` : `${name}, not loaded`),
  ]
    .filter(Boolean)
    .join('; ');
};

const SOURCES = {
  page: 'from the page',
  default: 'the default',
  missing: 'missing',
  none: 'not set',
} as const;

/** Says where the value of an attribute is from. */
export const describeSource = (source: keyof typeof SOURCES): string => SOURCES[source];

/** Counts the placeholders by state, and the mistakes. */
export const summarize = ({ placeholders, nearMisses, configuration }: ExplainedPage): string => {
  const counts = new Map<string, number>();
  for (const { state } of placeholders) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
  const mistakes =
    placeholders.reduce((sum, one) => sum + one.mistakes.length, 0) +
    nearMisses.length +
    configuration.length;
  return (
    `${placeholders.length} ${placeholders.length === 1 ? 'placeholder' : 'placeholders'}` +
    `${states && ` (${states})`}, ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}`
  );
};
