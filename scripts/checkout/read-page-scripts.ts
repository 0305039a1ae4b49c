import { parse } from 'parse5';
import { getAttribute, getText } from '../../authoring/markup';
import type { MarkupElement } from '../../authoring/markup';
import { listElements } from '../../authoring/read-markup';

/** What a page executes. */
export interface PageScripts {
  /** Addresses of the scripts, as the page has them. */
  readonly files: readonly string[];
  /** The code of the inline scripts. */
  readonly inline: readonly string[];
  /** Other code, and elements that bring other code or another page, in words. */
  readonly others: readonly string[];
  /** The folder of the bundle, if the page names it. */
  readonly assetBase: string | undefined;
}

/** Types of a script that is never executed. Any other counts as code, import maps included. */
const DATA_TYPES: readonly string[] = ['application/json', 'application/ld+json'];

const FRAMES: readonly string[] = ['iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal'];

/** An address that is code; browsers ignore spaces and control characters in it. */
const isCode = (value: string): boolean =>
  // oxlint-disable-next-line no-control-regex
  /^(?:javascript|vbscript):/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));

const describe = (element: MarkupElement, attribute = ''): string =>
  attribute ? `<${element.tagName} ${attribute}>` : `<${element.tagName}>`;

const readScript = (element: MarkupElement): Partial<Record<'file' | 'code', string>> => {
  if (element.tagName !== 'script') return {};
  const type = (getAttribute(element, 'type') ?? '').trim().toLowerCase();
  if (DATA_TYPES.includes(type)) return {};
  // A script of an SVG image has `href` in place of `src`.
  const file = getAttribute(element, 'src') ?? getAttribute(element, 'href');
  return file === undefined ? { code: getText(element) } : { file };
};

const listOthers = (element: MarkupElement): string[] => [
  ...element.attrs.flatMap(({ name, value }) => {
    const place = describe(element, name);
    if (name.startsWith('on')) return [`${place} is a handler: ${value}`];
    if (name === 'srcdoc') return [`${place} is a page of its own: ${value}`];
    return isCode(value) ? [`${place} is code: ${value}`] : [];
  }),
  ...(FRAMES.includes(element.tagName) ? [`${describe(element)} is a frame`] : []),
  ...(element.tagName === 'base' ? [`${describe(element)} changes every address`] : []),
  ...(getAttribute(element, 'http-equiv')?.trim().toLowerCase() === 'refresh'
    ? [`${describe(element, 'http-equiv')} leads to another page`]
    : []),
];

/** Reads what a page executes, as a browser with scripts parses it. */
export const readPageScripts = (html: string): PageScripts => {
  const elements = listElements(parse(html));
  const scripts = elements.map(readScript);
  const root = elements.find(({ tagName }) => tagName === 'html');
  return {
    files: scripts.flatMap(({ file }) => file ?? []),
    inline: scripts.flatMap(({ code }) => code ?? []),
    others: elements.flatMap(listOthers),
    assetBase: root && getAttribute(root, 'data-asset-base'),
  };
};
