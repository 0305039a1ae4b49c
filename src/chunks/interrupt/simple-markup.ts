import { decodeReferences } from './character-references';

/** Matches a tag without attributes, or text whose character references `decodeReferences` knows. */
const TOKEN =
  /<(?<slash>\/?)(?<name>[a-z]+)>|(?<text>(?:[^<>&\r\0]|&(?:amp|lt|gt|quot|apos|nbsp|#0?\d\d);)+)/gy;

const BLOCKS: readonly string[] = ['p', 'ul', 'ol', 'li'];
const INLINE: readonly string[] = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'];

/** Checks whether an element may contain another; if not, a parser would close the outer one first. */
const canContain = (outer: Node, name: string): boolean => {
  if (INLINE.includes(name)) return true;
  if (!BLOCKS.includes(name)) return false;
  // A block is accepted only at the top level, and a list item only in a list.
  const isList = outer.nodeName === 'UL' || outer.nodeName === 'OL';
  return name === 'li' ? isList : outer instanceof DocumentFragment;
};

/**
 * Creates the nodes of HTML that consists of text, line breaks, paragraphs, lists, and emphasis, if no
 * tag has attributes and every element is closed. Most copy is such HTML. It needs no sanitizer,
 * because nothing else is created.
 * @returns undefined for any other HTML
 */
export const createSimpleMarkup = (html: string): DocumentFragment | undefined => {
  const fragment = document.createDocumentFragment();
  let parent: Node = fragment;
  let parsedLength = 0;
  for (const { 0: token, groups: { slash, name = '', text } = {} } of html.matchAll(TOKEN)) {
    parsedLength += token.length;
    if (text !== undefined) parent.appendChild(document.createTextNode(decodeReferences(text)));
    else if (slash) {
      if (parent.nodeName !== name.toUpperCase() || !parent.parentNode) return undefined;
      parent = parent.parentNode;
    } else if (name === 'br') parent.appendChild(document.createElement('br'));
    else if (canContain(parent, name)) parent = parent.appendChild(document.createElement(name));
    else return undefined;
  }
  return parsedLength === html.length && parent === fragment ? fragment : undefined;
};
