import { text } from '../../../src/mounts/schema/attributes';
import { definePlaceholder } from '../../../src/mounts/schema/placeholder';

const facts = {
  name: 'bench-island',
  match: { className: 'bench-island' },
  attributes: { label: text({ required: true }) },
  kind: 'react',
  load: () => import(/* webpackChunkName: "island" */ './island'),
  failure: 'quiet',
} as const;

/** Mounts all at once. */
export const islandNow = definePlaceholder({ ...facts, when: { on: 'now' } });

/** Mounts what is near the viewport. */
export const islandVisible = definePlaceholder({ ...facts, when: { on: 'visible' } });
