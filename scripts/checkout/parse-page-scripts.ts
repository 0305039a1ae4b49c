import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/**
 * An element of parse5's own tree. authoring/markup.ts keeps one attribute per name, but an SVG element
 * may have both `href` and `xlink:href`, one of which hides the other.
 */
type Element = DefaultTreeAdapterMap['element'];

/** The code that a page executes. */
export interface PageScripts {
  /** The URLs of the scripts as the page has them, absolute or relative. */
  readonly files: readonly string[];
  /** The code of the inline scripts. */
  readonly inline: readonly string[];
  /** Descriptions of other code, and of elements that load other code or another page. */
  readonly others: readonly string[];
  /** The folder of the bundle, if the page names it. */
  readonly assetBase: string | undefined;
}

/** The types of scripts that are never executed. All other types count as code, even import maps. */
const DATA_TYPES: readonly string[] = ['application/json', 'application/ld+json'];

const FRAMES: readonly string[] = ['iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal'];

/** Checks whether a URL is code. Browsers ignore spaces and control characters in it. */
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

const parseScript = (element: Element): Pick<PageScripts, 'files' | 'inline'> => {
  const none = { files: [], inline: [] };
  if (element.tagName !== 'script') return none;
  const type = (getAttribute(element, 'type') ?? '').trim().toLowerCase();
  if (DATA_TYPES.includes(type)) return none;
  // A script of an SVG image has `href` instead of `src`.
  const files = element.attrs.filter(({ name }) => name === 'src' || name === 'href');
  return files.length > 0
    ? { ...none, files: files.map(({ value }) => value) }
    : { ...none, inline: [getText(element)] };
};

const listOthers = (element: Element): string[] => [
  ...element.attrs.flatMap(({ name, value }) => {
    const label = describe(element, name);
    if (name.startsWith('on')) return [`${label} is a handler: ${value}`];
    if (name === 'srcdoc') return [`${label} contains another page: ${value}`];
    return isCode(value) ? [`${label} is code: ${value}`] : [];
  }),
  ...(FRAMES.includes(element.tagName) ? [`${describe(element)} is a frame`] : []),
  ...(element.tagName === 'base' ? [`${describe(element)} changes every URL`] : []),
  ...(getAttribute(element, 'http-equiv')?.trim().toLowerCase() === 'refresh'
    ? [`${describe(element, 'http-equiv')} redirects to another page`]
    : []),
];

/** Reads what a page executes, as a browser with scripts parses it. */
export const parsePageScripts = (html: string): PageScripts => {
  const elements = listElements(parse(html));
  const scripts = elements.map(parseScript);
  const root = elements.find(({ tagName }) => tagName === 'html');
  return {
    files: scripts.flatMap(({ files }) => files),
    inline: scripts.flatMap(({ inline }) => inline),
    others: elements.flatMap(listOthers),
    assetBase: root && getAttribute(root, 'data-asset-base'),
  };
};
