import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

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

/** Formats JSON uniformly, with numeric strings as numbers, because the plugin does that. */
const normalizeJson = (script: string): string =>
  script.replace(
    /(<script type="application\/json">)([^]*?)(<\/script>)/g,
    (_, start, json, end) => {
      const items: unknown = JSON.parse(String(json), (_key, value: unknown) =>
        typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      );
      return `${start}${JSON.stringify(items).replaceAll('<', '\\u003c')}${end}`;
    },
  );

/** Parses a placeholder and serializes it without the changes that WordPress makes to all content. */
export const normalizePlaceholder = (html: string): string => {
  const fragment = parseFragment(normalizeJson(html));
  normalize(fragment);
  return serialize(fragment).replace(/>\s+/g, '>').replace(/\s+</g, '<');
};
