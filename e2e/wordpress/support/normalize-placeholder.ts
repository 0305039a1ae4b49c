import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { compareValues } from '../../../src/domain/text/compare-values';

type Node = DefaultTreeAdapterMap['node'];

/** Typographic characters that WordPress inserts, and the plain text that authors write. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/\u2013/g, '--'],
  [/\u2014/g, '---'],
  [/\u2026/g, '...'],
  [/(?<=\d)\u00d7(?=\d)/g, 'x'],
];

const toPlainText = (text: string): string =>
  TYPOGRAPHY.reduce((plain, [pattern, replacement]) => plain.replace(pattern, replacement), text);

/** The attributes that WordPress adds to images and links. */
const ADDED_ATTRIBUTES = ['decoding', 'loading', 'fetchpriority', 'rel'];

/** The size that WordPress adds to those of lazy images. */
const ADDED_SIZE = /^auto, /;

const normalize = (node: Node): void => {
  if ('value' in node) node.value = toPlainText(node.value);
  if ('attrs' in node) {
    node.attrs = node.attrs
      .filter(({ name }) => !ADDED_ATTRIBUTES.includes(name))
      .map(({ name, value }) => ({
        name,
        value: name === 'sizes' ? value.replace(ADDED_SIZE, '') : value,
      }));
  }
  if ('childNodes' in node) for (const child of node.childNodes) normalize(child);
  if ('content' in node) normalize(node.content);
};

/** Returns a value with numeric strings as numbers, because the plugin does that, and with an object's keys in order. */
const normalizeValue = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? Number(value) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => compareValues(one, other)),
  );
};

/** Formats JSON uniformly. */
const normalizeJson = (script: string): string =>
  script.replace(
    /(<script type="application\/json">)([^]*?)(<\/script>)/g,
    (_, start, json, end) =>
      `${start}${JSON.stringify(JSON.parse(String(json), normalizeValue)).replaceAll('<', '\\u003c')}${end}`,
  );

/** Parses a placeholder and serializes it without the changes that WordPress makes to all content. */
export const normalizePlaceholder = (html: string): string => {
  const fragment = parseFragment(normalizeJson(html));
  normalize(fragment);
  return serialize(fragment).replace(/>\s+/g, '>').replace(/\s+</g, '<');
};
