import type { AttributesOf } from '../schema/attributes';
import { hideBareJson } from '../schema/bare-json';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {};

export type InterruptSlotAttributes = AttributesOf<typeof attributes>;

export const interruptSlot = definePlaceholder({
  name: 'interrupt-slot',
  match: { className: 'bsro-interrupt-slot' },
  attributes,
  checkContent: hideBareJson,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "interrupt" */ '../../chunks/interrupt'),
  failure: 'quiet',
  topics: { listens: ['createinterrupt', 'sms-message-sent'] },
  author: {
    title: 'Interrupt slot',
    description: 'Shows a modal or a strip from a list that you write.',
    group: 'Marketing',
    sample: '<script type="application/json">[]</script>',
  },
});
