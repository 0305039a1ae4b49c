import { choice, text } from '../../../src/mounts/schema/attributes';
import type { AttributesOf } from '../../../src/mounts/schema/attributes';
import { definePlaceholder } from '../../../src/mounts/schema/placeholder';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';

const attributes = {
  label: text({ fallback: 'probe', author: { label: 'Button label', sample: 'probe' } }),
  throws: choice(['render', 'effect', 'event', 'promise', 'update'], {
    author: { label: 'Where it throws', sample: 'render' },
  }),
};

export type ProbeAttributes = AttributesOf<typeof attributes>;

const root = { attributes, when: { on: 'now' }, kind: 'react' } as const;

/** A React root whose failure shows a notice. */
const noticed = definePlaceholder({
  ...root,
  name: 'probe-noticed',
  match: { className: 'probe-noticed' },
  load: () => import(/* webpackChunkName: "probe" */ './Probe'),
  failure: 'notice',
});

/** A React root whose failure leaves the CMS's HTML alone. */
const quiet = definePlaceholder({
  ...root,
  name: 'probe-quiet',
  match: { className: 'probe-quiet' },
  load: () => import(/* webpackChunkName: "probe-quiet" */ './QuietProbe'),
  failure: 'quiet',
});

/** A DOM enhancement, which may contain other placeholders. */
const enhanced = definePlaceholder({
  ...root,
  name: 'probe-enhanced',
  kind: 'dom',
  match: { className: 'probe-enhanced' },
  load: () => import(/* webpackChunkName: "probe-enhancement" */ './enhancement'),
  failure: 'notice',
});

const near = definePlaceholder({
  ...root,
  name: 'probe-near',
  match: { className: 'probe-near' },
  when: { on: 'visible', margin: '100px' },
  load: () => import(/* webpackChunkName: "probe" */ './Probe'),
  failure: 'notice',
});

/** Throws while its module is evaluated. */
const broken = definePlaceholder({
  ...root,
  name: 'probe-broken',
  match: { className: 'probe-broken' },
  load: () => import(/* webpackChunkName: "probe-broken" */ './BrokenProbe'),
  failure: 'notice',
});

export const probes: readonly AnyPlaceholder[] = [noticed, quiet, enhanced, near, broken];
