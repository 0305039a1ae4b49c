import { createElement, Fragment, useCallback } from 'react';
import type { AnchorHTMLAttributes, ReactNode, RefObject } from 'react';

interface CmsElementProps extends AnchorHTMLAttributes<HTMLElement> {
  readonly element: Element;
  readonly elementRef?: RefObject<HTMLElement | null>;
}

/**
 * Renders an element of the CMS with its attributes, and with other children. The other properties win over its
 * attributes. The element itself stays as it is, so that the CMS's markup can come back.
 */
export function CmsElement({ element, elementRef, ...props }: CmsElementProps) {
  const ref = useCallback(
    (node: HTMLElement | null) => {
      if (elementRef) elementRef.current = node;
      if (!node) return;
      // As attributes, because React has other names for some of them.
      for (const { namespaceURI, name, value } of element.attributes) {
        if (name === 'style' || name.startsWith('data-mount') || node.hasAttribute(name)) continue;
        node.setAttributeNS(namespaceURI, name, value);
      }
      // A content security policy can forbid the attribute, which a script such as a translator sets by this property.
      if (element instanceof HTMLElement && element.style.cssText) {
        node.style.cssText = element.style.cssText;
      }
    },
    [element, elementRef],
  );
  // oxlint-disable-next-line react/refs -- createElement passes the function on without calling it.
  return createElement(element.localName, { ...props, ref });
}

/** Returns what replaces an element of the CMS; undefined if nothing does. */
type Replace = (element: Element) => ReactNode;

/** Renders nodes of the CMS, in which some elements may be replaced. */
export const renderCmsNodes = (
  nodes: Iterable<ChildNode>,
  replace: Replace = () => undefined,
): ReactNode =>
  [...nodes].map((node, index) => {
    // The nodes don't change.
    const key = index;
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return null;
    const replacement = replace(node);
    if (replacement !== undefined) return <Fragment key={key}>{replacement}</Fragment>;
    return (
      <CmsElement key={key} element={node}>
        {node.hasChildNodes() ? renderCmsNodes(node.childNodes, replace) : undefined}
      </CmsElement>
    );
  });

/** Finds the first element among nodes of the CMS and their descendants. */
export const findCmsElement = (
  nodes: readonly ChildNode[],
  selector: string,
): HTMLElement | undefined => {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue;
    const found = node.matches(selector) ? node : node.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
};
