import { isHint } from '../../authoring/lint/rules';
import { type ExplainedMount, formatShortTag } from './explain-placeholders';
import {
  describeAttribute,
  describeDurations,
  type ExplainedPage,
  summarize,
} from './explained-page';
import type { PageMistake } from './find-mistakes';

const formatMistake = ({ element, rule, message, correction }: PageMistake): string[] => [
  formatShortTag(element),
  `  ${isHint(rule) ? 'hint' : 'mistake'}: ${message}`,
  ...(correction === '' ? [] : [`  write: ${correction}`]),
];

const formatProblem = ({ title, name, description, failedCalls }: ExplainedMount): string[] => [
  `${title} (${name}): ${description}`,
  ...failedCalls.map((call) => `  ${call}`),
];

const formatPlaceholder = (placeholder: ExplainedMount): string[] => {
  const { title, name, tag, description, attributes, error, failedCalls } = placeholder;
  return [
    `${title} (${name}): ${description}`,
    `  ${tag}`,
    `  ${describeDurations(placeholder)}`,
    ...attributes.map((attribute) => `  ${attribute.name}: ${describeAttribute(attribute)}`),
    ...(error === undefined ? [] : [`  last error: ${error}`]),
    ...failedCalls.map((call) => `  ${call}`),
  ];
};

const formatSection = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];

export const formatPage = (page: ExplainedPage): string => {
  const { configuration, placeholders, mistakes, hints, problems, timeline, switches } = page;
  return [
    `bsro-ui explains this page: ${summarize(page)}`,
    ...formatSection('SITE', configuration),
    ...formatSection('MISTAKES', [
      ...mistakes.flatMap(formatMistake),
      ...problems.flatMap(formatProblem),
    ]),
    ...formatSection('HINTS', hints.flatMap(formatMistake)),
    ...formatSection('PLACEHOLDERS', placeholders.flatMap(formatPlaceholder)),
    ...formatSection(
      'TIMELINE',
      timeline.map(({ at, kind, text }) => `${Math.round(at)} ms ${kind}: ${text}`),
    ),
    ...formatSection(
      'SWITCHES',
      switches.map(({ name, value, source }) =>
        source === 'default' ? `${name}: not set` : `${name}: ${value} (${source})`,
      ),
    ),
  ].join('\n');
};
