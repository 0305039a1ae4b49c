import { BREAKPOINTS, getMediaQuery } from './breakpoints';
import type { Breakpoint } from './breakpoints';

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

const expandName = (_: string, kebab: string): string => {
  const name = kebab.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  if (!isBreakpoint(name)) throw new Error(`--${kebab} is not a breakpoint`);
  return getMediaQuery(name);
};

/**
 * Replaces the breakpoints of a stylesheet's media queries, such as `@media (--touch-navigation)`, by their sizes
 * (SITE-7). The syntax is that of custom media queries, which no browser supports yet.
 * @throws if a breakpoint is unknown
 */
export const expandBreakpoints = (css: string): string =>
  css.replaceAll(/@media[^{;]+/g, (query) => query.replaceAll(/\(--([\w-]+)\)/g, expandName));
