import { getAttribute } from '../markup';
import type { Element } from '../markup';

const ENTRY = /(^|\/)(bsro-ui(\.[\w-]+)*|clientlib-bsro-ui[\w.-]*)\.js([?#]|$)/;

/** Checks whether an element loads the bundle's entry, from its own file or from a client library. */
export const isEntry = (element: Element): boolean =>
  element.name === 'script' && ENTRY.test(getAttribute(element, 'src') ?? '');
