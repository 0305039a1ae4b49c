import { mounts } from '../mounts/runtime/registry';
import { JSON_START } from '../mounts/schema/bare-json';
import { maskValue } from './mask';

/** The class of the element that contains explain mode. */
export const HOST_CLASS = 'bsro-explain';

export const isAddedByBundle = (name: string): boolean => /^data-(mount|bsro-author)/.test(name);

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements whose contents can't contain a mistake in a placeholder. */
const WITHOUT_CONTENTS = /^(style|svg|iframe|object|canvas|video|audio)$/;

const RAW_TEXT = /^(script|noscript)$/;

/** The HTML of a page, and the elements by the offset at which their tag starts. */
export interface PageSource {
  readonly source: string;
  readonly elements: ReadonlyMap<number, Element>;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Formats the start tag of an element without the attributes that the bundle has added, and without values
 * that may identify a visitor.
 */
export const formatStartTag = (element: Element): string => {
  const attributes = [...element.attributes]
    .filter(({ name }) => !isAddedByBundle(name))
    .map(({ name, value }) => {
      const escaped = escapeText(maskValue(name, value)).replaceAll('"', '&quot;');
      return value === '' ? ` ${name}` : ` ${name}="${escaped}"`;
    });
  return `<${element.localName}${attributes.join('')}>`;
};

/** Checks whether the bundle has replaced the contents of an element. */
const isReplaced = (element: Element): boolean => {
  const declaration = mounts.get(element)?.declaration;
  return (
    element.getAttribute('data-mount') === 'mounted' &&
    declaration?.kind === 'react' &&
    !declaration.keepsPlaceholders
  );
};

/**
 * Serializes the page as HTML for the page lint, without the contents of React roots and explain mode, and
 * without text that can't contain a mistake.
 */
export const serializePage = (page: Document): PageSource => {
  const elements = new Map<number, Element>();
  let source = '<!doctype html>';
  const serialize = (element: Element): void => {
    if (element.classList.contains(HOST_CLASS)) return;
    const { localName } = element;
    elements.set(source.length, element);
    source += formatStartTag(element);
    if (VOID.test(localName)) return;
    // Text matters only in a placeholder. Text of a mounted one, or of the rest of the page, may name the visitor.
    const state = element.closest('[data-mount]')?.getAttribute('data-mount');
    const isAuthored = state ? state !== 'mounted' : JSON_START.test(element.textContent);
    const hasNoContents = WITHOUT_CONTENTS.test(localName) || isReplaced(element);
    for (const node of hasNoContents ? [] : element.childNodes) {
      if (node instanceof Element) serialize(node);
      else if (node instanceof Text && isAuthored) {
        source += RAW_TEXT.test(localName) ? node.data : escapeText(node.data);
      }
    }
    source += `</${localName}>`;
  };
  serialize(page.documentElement);
  return { source, elements };
};
