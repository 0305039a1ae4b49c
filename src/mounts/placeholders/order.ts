import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  order: text({
    author: {
      label: 'Order number',
      help: 'The order of the page’s address if empty, as in the link of the email',
      sample: '500731',
    },
  }),
};

export type OrderAttributes = AttributesOf<typeof attributes>;

export const order = definePlaceholder({
  name: 'order',
  match: { className: 'order' },
  attributes,
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "order" */ '../../chunks/order'),
  failure: 'notice',
  author: {
    title: 'Order',
    description:
      'Shows a placed order: what was bought, when, and where. It reads order and key from the ' +
      'page’s address. Print the store’s phone number inside it: visitors without scripts, and ' +
      'those without a valid link, see it.',
    group: 'Cart',
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    isUnique: true,
    calls: ['order/get'],
    accessibility:
      'Its parts have headings, what was bought is a list, and the number and the time are ' +
      'text. Put it below a heading of the first level.',
    addressParameters: { order: '', key: '' },
    visitorNeeds: 'order',
  },
});
