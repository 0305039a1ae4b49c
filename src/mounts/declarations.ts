import { manifest } from './manifest';
import { declare } from './runtime/declare';

/** The page's placeholders; a chunk of its own, loaded when the first of them is needed. */
export const begin = declare(manifest);
