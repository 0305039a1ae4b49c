import { getExpected, getSample } from '../../authoring/attribute-facts';
import { describeTiming } from '../../authoring/author-docs';
import { type Mount, mounts } from '../mounts/runtime/registry';
import { toAttributeName } from '../mounts/schema/attribute-name';
import type { Attribute, AttributeKind } from '../mounts/schema/attributes';
import { type ExplainedPlaceholder, explainedPlaceholders } from './explained-placeholders';
import { maskValue } from './mask';
import { formatStartTag } from './serialize-page';
import { type Durations, findChunkFile, getDurations, type LoadedFile } from './state-times';
import { findError, findFailedCall } from './timeline';

export interface ExplainedAttribute {
  readonly name: string;
  readonly kind: AttributeKind;
  /** Where the value comes from. */
  readonly source: 'page' | 'default' | 'missing' | 'none';
  readonly value: string;
  readonly isValid: boolean;
  /** What may be written, with the allowed values. */
  readonly expected: string;
  /** A valid value. */
  readonly sample: string;
}

export interface ExplainedMount {
  readonly element: HTMLElement;
  readonly name: string;
  readonly title: string;
  /** Its start tag as the author wrote it, shortened. */
  readonly tag: string;
  readonly state: string;
  /** The state and its reason as a sentence. */
  readonly description: string;
  readonly attributes: readonly ExplainedAttribute[];
  readonly chunk: string | undefined;
  readonly file: LoadedFile | undefined;
  readonly durations: Durations;
  readonly error: string | undefined;
  /** The failed calls whose URLs contain the value of an attribute. */
  readonly failedCalls: readonly string[];
}

const explainAttribute = (
  element: Element,
  key: string,
  attribute: Attribute<unknown>,
): ExplainedAttribute => {
  const name = toAttributeName(key);
  const raw = element.getAttribute(name);
  const { fallback, required, parse, kind } = attribute;
  const text = { name, kind, expected: getExpected(attribute), sample: getSample(attribute) };
  if (raw !== null && (raw.trim() !== '' || required || parse(raw) !== undefined)) {
    const isValid = parse(raw) !== undefined;
    return { ...text, source: 'page', value: maskValue(name, raw), isValid };
  }
  if (required) return { ...text, source: 'missing', value: '', isValid: false };
  if (fallback === undefined) return { ...text, source: 'none', value: '', isValid: true };
  const value = typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
  return { ...text, source: 'default', value, isValid: true };
};

/** The minimum length of a value to search for. A URL may contain a shorter one by chance. */
const MIN_VALUE_LENGTH = 3;

/** Describes the attributes whose values are in the URLs of failed calls, such as an unknown store's number. */
const explainFailedCalls = (element: Element, attributes: readonly ExplainedAttribute[]) =>
  attributes.flatMap(({ name, source, value, kind }) => {
    const isNumber = kind === 'digits';
    if (source !== 'page' || !(isNumber || kind === 'text' || kind === 'article')) return [];
    const raw = element.getAttribute(name)?.trim() ?? '';
    // The codes of a pair of tires are joined.
    const [call] = [raw, ...raw.split('_')].flatMap((text) =>
      text.length < MIN_VALUE_LENGTH ? [] : (findFailedCall(text, isNumber) ?? []),
    );
    return call === undefined
      ? []
      : [`${name}="${value}" may be wrong: a call with it failed, ${call}`];
  });

/** The texts for reasons that the element gives only as a code. */
const REASONS: Readonly<Record<string, string>> = {
  chunk: 'its code did not load',
  error: 'an error; see the console',
  site: 'this site does not have it',
  reviews: 'reviews are switched off for this visitor',
  switch: 'its switch is off on this page',
  author: 'it is off while an author edits the page',
};

const describeState = (
  { element, phase }: Mount,
  placeholder: ExplainedPlaceholder | undefined,
): string => {
  const { mount: state = 'unmounted', mountReason = '' } = element.dataset;
  const [code = '', ...words] = mountReason.split(': ');
  const reason = REASONS[code] ?? (words.join(': ') || code);
  switch (state) {
    case 'found':
      return 'Found; its declaration has not loaded yet.';
    case 'waiting':
      return placeholder?.media
        ? `Waiting: it loads ${describeTiming(placeholder.when)}, while its media query matches.`
        : `Waiting: it loads ${placeholder ? describeTiming(placeholder.when) : 'later'}.`;
    case 'loading':
      return phase.isOver ? 'Loading.' : 'Loading its code, or waiting for a click to finish.';
    case 'mounted':
      return 'Mounted.';
    case 'failed':
      return `Failed${reason ? `: ${reason}` : ''}.`;
    case 'off':
      return `Off${reason ? `: ${reason}` : ''}.`;
    default:
      return `${state}.`;
  }
};

/** Finds the element that hides a placeholder with `display: none`: itself or an ancestor. */
const findHidingElement = (element: Element): Element | undefined => {
  for (let current: Element | null = element; current; current = current.parentElement) {
    if (getComputedStyle(current).display === 'none') return current;
  }
  return undefined;
};

const describeHiding = (element: Element): string => {
  const hiding = findHidingElement(element);
  return hiding ? ` It is hidden by display: none on ${formatShortTag(hiding)}.` : '';
};

/** The length to which a start tag is shortened. */
const MAX_TAG_LENGTH = 160;

/** Formats the start tag of an element, shortened, without values that may identify a visitor. */
export const formatShortTag = (element: Element): string => {
  const tag = formatStartTag(element);
  return tag.length > MAX_TAG_LENGTH ? `${tag.slice(0, MAX_TAG_LENGTH)}…>` : tag;
};

const comparePositions = ({ element }: Mount, { element: other }: Mount): number =>
  element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Explains every placeholder of the page, in the order of the page. */
export const explainPlaceholders = (): ExplainedMount[] =>
  [...mounts.values()].sort(comparePositions).map((mount) => {
    const { element, foundAt } = mount;
    const placeholder = explainedPlaceholders.find(({ match }) =>
      element.classList.contains(match.className),
    );
    const name = placeholder?.name ?? mount.name;
    const chunk = placeholder?.chunk;
    const attributes = Object.entries(placeholder?.attributes ?? {}).map(([key, attribute]) =>
      explainAttribute(element, key, attribute),
    );
    return {
      element,
      name,
      title: placeholder?.author?.title ?? name,
      tag: formatShortTag(element),
      state: element.dataset['mount'] ?? 'unmounted',
      description: describeState(mount, placeholder) + describeHiding(element),
      attributes,
      chunk,
      file: chunk === undefined ? undefined : findChunkFile(chunk),
      durations: getDurations(element, name, foundAt),
      error: findError(element),
      failedCalls: explainFailedCalls(element, attributes),
    };
  });
