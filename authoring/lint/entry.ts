import { getAttribute } from '../markup';
import type { Element } from '../markup';

const ENTRY = /(^|\/)(bsro-ui(\.[\w-]+)*|clientlib-bsro-ui[\w.-]*)\.js([?#]|$)/;

/**
 * Checks whether an element loads the bundle's entry, from its own file or from a client library. A manager of consent
 * keeps a script of the type `text/plain` from running; one of an unknown type may be run later by an optimizer.
 */
export const isEntry = (element: Element): boolean =>
  element.name === 'script' &&
  getAttribute(element, 'type') !== 'text/plain' &&
  ENTRY.test(getAttribute(element, 'src') ?? '');

/** Checks whether a URL is that of the bundle's entry. */
export const isEntryUrl = ({ href }: URL): boolean => ENTRY.test(href);

/** Checks whether an element preloads the code of the blocks on Edge Delivery Services, whose loader adds the entry. */
export const isBlockCode = (element: Element): boolean =>
  /(^|\/)bsro-ui\/placeholder\.js([?#]|$)/.test(getAttribute(element, 'href') ?? '');
