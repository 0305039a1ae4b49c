import {
  type Component as ReactComponent,
  type ElementType,
  Fragment,
  type JSX as ReactJsx,
  type Key,
  type ReactElement,
  type ReactNode,
} from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

export { Fragment };

/** A component that returns elements: a text that it returned without one would escape the protection. */
export type ElementComponent<Props = object> = (
  props: Props,
) => ReactElement | boolean | null | undefined;

type Component =
  ElementComponent<never> | (new (props: never) => ReactComponent) | { readonly $$typeof: symbol };

/** React's types of JSX, except that a component must not return a text or a list. */
export declare namespace JSX {
  type ElementType = keyof ReactJsx.IntrinsicElements | Component;
  type Element = ReactJsx.Element;
  type ElementClass = ReactJsx.ElementClass;
  type ElementAttributesProperty = ReactJsx.ElementAttributesProperty;
  type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute;
  type LibraryManagedAttributes<C, P> = ReactJsx.LibraryManagedAttributes<C, P>;
  type IntrinsicAttributes = ReactJsx.IntrinsicAttributes;
  type IntrinsicClassAttributes<T> = ReactJsx.IntrinsicClassAttributes<T>;
  type IntrinsicElements = ReactJsx.IntrinsicElements;
}

interface Props {
  readonly children?: ReactNode;
}

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/** Checks whether React renders nothing for a child. */
const isNothing = (child: unknown): boolean =>
  child === null || child === undefined || typeof child === 'boolean';

const wrapText = (text: string, key: string): ReactNode =>
  // A translator ignores white space, which isn't an item of a flex or grid container either.
  text.trim() ? reactJsx('span', { children: text }, key) : text;

/**
 * Joins texts that follow one another, and wraps them in an element. All other children keep their places, by which
 * React knows them.
 */
const wrapTexts = (children: readonly ReactNode[]): readonly ReactNode[] => {
  const wrapped: ReactNode[] = [];
  let text = '';
  let place: number | undefined;
  let runs = 0;
  const endRun = (): void => {
    if (place === undefined) return;
    wrapped[place] = wrapText(text, `text${runs}`);
    place = undefined;
    runs += 1;
  };
  for (const child of children) {
    if (isText(child)) {
      text = place === undefined ? `${child}` : `${text}${child}`;
      place ??= wrapped.length;
      wrapped.push(null);
    } else {
      if (!isNothing(child)) endRun();
      wrapped.push(Array.isArray(child) ? wrapTexts(child) : child);
    }
  }
  endRun();
  return wrapped;
};

/**
 * Changes the children of an element so that React never keeps a reference to a text node. React sets the text of an
 * element that has no other child with `textContent`, whatever a translator has put into it.
 */
const protectTexts = (type: ElementType, children: ReactNode): ReactNode => {
  if (type === Fragment) {
    if (isText(children)) return wrapText(`${children}`, 'text0');
    return Array.isArray(children) ? wrapTexts(children) : children;
  }
  if (typeof type !== 'string' || !Array.isArray(children)) return children;
  if (!children.some(isText)) return children.some(Array.isArray) ? wrapTexts(children) : children;
  return children.every((child) => isText(child) || isNothing(child))
    ? children.filter(isText).join('')
    : wrapTexts(children);
};

/** Creates an element with at most one child, or with a list of children that was computed. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement => {
  const children = protectTexts(type, props.children);
  return reactJsx(type, children === props.children ? props : { ...props, children }, key);
};

/** Creates an element whose children are written one after another. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement => {
  const children = protectTexts(type, props.children);
  if (children === props.children) return reactJsxs(type, props, key);
  const create = Array.isArray(children) ? reactJsxs : reactJsx;
  return create(type, { ...props, children }, key);
};
