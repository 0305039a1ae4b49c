import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/**
 * An element of the parser's own tree. authoring/markup.ts keeps one attribute of a name, but an
 * element of an image may have both `href` and `xlink:href`, one of which hides the other.
 */
type Element = DefaultTreeAdapterMap['element'];

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

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Lists the elements of a document in their order, including the contents of templates. */
const listElements = (node: Node): Element[] => [
  ...(isElement(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(listElements) : []),
  ...('content' in node ? listElements(node.content) : []),
];

const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const getText = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const describe = (element: Element, attribute = ''): string =>
  attribute ? `<${element.tagName} ${attribute}>` : `<${element.tagName}>`;

const readScript = (element: Element): Pick<PageScripts, 'files' | 'inline'> => {
  const nothing = { files: [], inline: [] };
  if (element.tagName !== 'script') return nothing;
  const type = (getAttribute(element, 'type') ?? '').trim().toLowerCase();
  if (DATA_TYPES.includes(type)) return nothing;
  // A script of an SVG image has `href` instead of `src`.
  const files = element.attrs.filter(({ name }) => name === 'src' || name === 'href');
  return files.length > 0
    ? { ...nothing, files: files.map(({ value }) => value) }
    : { ...nothing, inline: [getText(element)] };
};

const listOthers = (element: Element): string[] => [
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
    files: scripts.flatMap(({ files }) => files),
    inline: scripts.flatMap(({ inline }) => inline),
    others: elements.flatMap(listOthers),
    assetBase: root && getAttribute(root, 'data-asset-base'),
  };
};
