import { getAttribute } from '../markup';
import type { Element } from '../markup';

const ENTRY = /(^|\/)(bsro-ui(\.[\w-]+)*|clientlib-bsro-ui[\w.-]*)\.js([?#]|$)/;

/** Checks whether an element is the script of the bundle's entry, under its own name or as a client library. */
export const isEntry = (element: Element): boolean =>
  element.name === 'script' && ENTRY.test(getAttribute(element, 'src') ?? '');
