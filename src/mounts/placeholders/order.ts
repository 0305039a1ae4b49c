import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';
import { createSlotPart } from '../schema/slot-part';

const attributes = {
  order: text({
    author: {
      label: 'Order number',
      help: 'If empty, the order in the page URL, as in the link in the email',
      sample: '500731',
    },
  }),
};

export type OrderAttributes = AttributesOf<typeof attributes>;

const slots = { confirmation: 'below the details of a placed order' } as const;

export type OrderSlot = keyof typeof slots;

export const order = definePlaceholder({
  name: 'order',
  match: { className: 'bsro-order' },
  attributes,
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "order" */ '../../chunks/order'),
  failure: 'notice',
  author: {
    title: 'Order',
    description:
      'Shows a placed order: what was bought, when, and where. It reads order and key from the ' +
      'page URL. Put the store’s phone number inside it for visitors without JavaScript or ' +
      'without a valid link.',
    group: 'Cart',
    formerNames: ['order'],
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    parts: [createSlotPart(slots)],
    isUnique: true,
    calls: ['order/get'],
    accessibility:
      'Its sections have headings, the purchased items are a list, and the number and the time ' +
      'are text. Put it below a level-1 heading.',
    urlParameters: { order: '', key: '' },
    visitorNeeds: 'order',
  },
});
