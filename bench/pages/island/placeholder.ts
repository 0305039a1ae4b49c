import { text } from '../../../src/mounts/schema/attributes';
import { definePlaceholder } from '../../../src/mounts/schema/placeholder';

const declaration = {
  name: 'bench-island',
  match: { className: 'bench-island' },
  attributes: { label: text({ required: true }) },
  kind: 'react',
  load: () => import(/* webpackChunkName: "island" */ './island'),
  failure: 'quiet',
} as const;

/** Mounts every element at once. */
export const islandNow = definePlaceholder({ ...declaration, when: { on: 'now' } });

/** Mounts the elements near the viewport. */
export const islandVisible = definePlaceholder({
  ...declaration,
  when: { on: 'visible', margin: '0px' },
});
