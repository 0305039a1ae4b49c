import { definePlaceholder } from '../../../src/mounts/schema/placeholder';
import { CLASSES } from './large-document';

/** One placeholder per class name; none of them loads a chunk. */
export const placeholders = CLASSES.map((className) =>
  definePlaceholder({
    name: className,
    match: { className },
    attributes: {},
    when: { on: 'action' },
    kind: 'dom',
    load: () => Promise.resolve({ default: () => () => {} }),
    failure: 'quiet',
  }),
);
