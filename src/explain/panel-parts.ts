import { createElement } from '../ui/html/create-element';
import { createCopyButton } from './copy-button';
import { type ExplainedMount, formatShortTag } from './explain-placeholders';
import { describeDurations, describeSource } from './explained-page';
import { buildSwitchUrl, type ExplainedSwitch } from './explained-switches';
import type { PageMistake } from './find-mistakes';
import type { TimelineEntry } from './timeline';

type Announce = (message: string) => void;

const createAttributes = ({ attributes }: ExplainedMount): Node[] => {
  if (attributes.length === 0) return [createElement('p', {}, 'It has no attributes.')];
  const rows = attributes.flatMap(({ name, value, source, isValid, expected, sample }) => {
    const hasValue = source === 'page' || source === 'default';
    const found = hasValue ? `“${value}”, ${describeSource(source)}` : describeSource(source);
    return [
      createElement('dt', {}, name),
      createElement(
        'dd',
        { className: isValid ? '' : 'bad' },
        `${found}${isValid ? '' : ' (wrong)'}; expected ${expected}, such as “${sample}”`,
      ),
    ];
  });
  return [createElement('dl', {}, ...rows)];
};

/** Creates the details of a placeholder. */
export const createPlaceholderDetails = (placeholder: ExplainedMount): HTMLElement => {
  const { tag, description, error, failedCalls, state } = placeholder;
  return createElement(
    'div',
    {},
    createElement('p', { className: state === 'failed' ? 'bad' : '' }, description),
    createElement('pre', {}, tag),
    createElement('p', {}, describeDurations(placeholder)),
    ...createAttributes(placeholder),
    ...(error === undefined
      ? []
      : [createElement('p', { className: 'bad' }, `Last error: ${error}`)]),
    ...failedCalls.map((call) => createElement('p', { className: 'bad' }, call)),
  );
};

/** Creates the details of a mistake: the element, and the HTML that corrects it. */
export const createMistakeDetails = (mistake: PageMistake, announce: Announce): HTMLElement =>
  createElement(
    'div',
    {},
    createElement('pre', {}, formatShortTag(mistake.element)),
    ...(mistake.correction === '' ? [] : [createCopyButton(mistake.correction, announce)]),
  );

/** Creates the list of events on the page. */
export const createTimeline = (timeline: readonly TimelineEntry[]): HTMLElement =>
  createElement(
    'ol',
    {},
    ...timeline.map(({ at, kind, text }) =>
      createElement(
        'li',
        { className: kind === 'error' ? 'bad' : '' },
        createElement('code', {}, `${Math.round(at)} ms ${kind}: ${text}`),
      ),
    ),
  );

const SOURCES = {
  query: 'from the query',
  cookie: 'from a cookie',
  page: 'from the page',
  default: 'not set',
} as const;

/** Creates the fields for the switches, which apply to this tab after a reload. */
export const createSwitches = (switches: readonly ExplainedSwitch[]): HTMLElement => {
  const selectedValues = new Map<string, string>();
  const status = createElement('p', {});
  status.setAttribute('role', 'status');
  const rows = switches.map(({ name, value, source, choices }) => {
    const select = createElement(
      'select',
      {},
      createElement('option', { value: '' }, "Don't override"),
      ...choices.map((choice) => createElement('option', { value: choice }, choice)),
    );
    select.value = source === 'query' && choices.includes(value) ? value : '';
    select.addEventListener('change', () => {
      selectedValues.set(name, select.value);
      status.textContent = 'Reload the page to apply the switches to this tab.';
    });
    const now = source === 'default' ? SOURCES.default : `${value}, ${SOURCES[source]}`;
    return createElement(
      'li',
      {},
      createElement('label', { className: 'switch' }, `${name} (${now}) `, select),
    );
  });
  const reload = createElement('button', { type: 'button' }, 'Reload with these switches');
  reload.addEventListener('click', () => {
    const url = buildSwitchUrl(selectedValues);
    if (url === location.href) location.reload();
    else location.assign(url);
  });
  return createElement(
    'div',
    {},
    createElement(
      'p',
      {},
      'A value applies only to this URL in this tab, and is not saved in a cookie while explain mode is on.',
    ),
    createElement('ul', {}, ...rows),
    status,
    reload,
  );
};
