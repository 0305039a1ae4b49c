import { isHint } from '../../authoring/lint/rules';
import { describeConfigurationProblems } from '../store/meta/configuration-problems';
import {
  type ExplainedAttribute,
  type ExplainedMount,
  explainPlaceholders,
} from './explain-placeholders';
import { type ExplainedSwitch, listSwitches } from './explained-switches';
import { findMistakes, type PageMistake } from './find-mistakes';
import type { RenderedPage } from './rendered-page';
import type { LoadedFile } from './state-times';
import { getTimeline, type TimelineEntry } from './timeline';

/** What happened on the page. It holds nothing personal. */
export interface ExplainedPage {
  readonly configuration: readonly string[];
  readonly placeholders: readonly ExplainedMount[];
  readonly mistakes: readonly PageMistake[];
  /** What the author may have meant. */
  readonly hints: readonly PageMistake[];
  /** The placeholders that failed, or whose calls failed, without a mistake that explains it. */
  readonly problems: readonly ExplainedMount[];
  readonly timeline: readonly TimelineEntry[];
  readonly switches: readonly ExplainedSwitch[];
}

/**
 * Explains the page in its current state.
 * @param rendered the page as the CMS renders it, if that has loaded
 */
export const explainPage = (rendered?: RenderedPage): ExplainedPage => {
  const found = findMistakes(document, rendered);
  const mistakes = found.filter(({ rule }) => !isHint(rule));
  const placeholders = explainPlaceholders();
  return {
    configuration: describeConfigurationProblems(),
    placeholders,
    mistakes,
    hints: found.filter(({ rule }) => isHint(rule)),
    problems: placeholders.filter(
      ({ element, state, failedCalls }) =>
        (state === 'failed' || failedCalls.length > 0) &&
        !mistakes.some((mistake) => element.contains(mistake.element)),
    ),
    timeline: getTimeline(),
    switches: listSwitches(document),
  };
};

/** Describes the file that a placeholder has loaded. Some in the header share one with another name. */
const describeFile = (name: string, file: LoadedFile | undefined, isMounted: boolean): string => {
  if (file) return `${name} in ${file.milliseconds} ms`;
  return isMounted ? `${name}, in a shared file` : `${name}, not loaded`;
};

export const describeDurations = ({ durations, chunk, file }: ExplainedMount): string => {
  const { found, loading, mounted } = durations;
  const name = file?.name ?? (chunk === undefined ? undefined : `chunk ${chunk}`);
  return [
    `found after ${found} ms`,
    mounted === undefined ? undefined : `mounted ${mounted} ms later`,
    loading === undefined ? undefined : `of which ${loading} ms loading and mounting`,
    name && describeFile(name, file, mounted !== undefined),
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

/** Describes the source and the value of an attribute, and what was expected. */
export const describeAttribute = (attribute: ExplainedAttribute): string => {
  const { source, value, isValid, expected, sample } = attribute;
  const shown = source === 'page' || source === 'default' ? `"${value}", ` : '';
  const verdict = isValid ? '' : ' (wrong)';
  return `${shown}${SOURCES[source]}${verdict}; expected ${expected}, such as "${sample}"`;
};

/** Counts the placeholders by state, the mistakes, and the hints. */
export const summarize = (page: ExplainedPage): string => {
  const { placeholders, mistakes, hints, problems, configuration } = page;
  const counts = new Map<string, number>();
  for (const { state } of placeholders) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
  const found = mistakes.length + problems.length + configuration.length;
  return (
    `${placeholders.length} ${placeholders.length === 1 ? 'placeholder' : 'placeholders'}` +
    `${states && ` (${states})`}, ${found} ${found === 1 ? 'mistake' : 'mistakes'}` +
    (hints.length > 0 ? `, ${hints.length} ${hints.length === 1 ? 'hint' : 'hints'}` : '')
  );
};
