import { address } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  src: address({
    required: true,
    author: {
      label: 'Address of the chat provider’s script',
      sample: 'https://chat.example/widget.js',
    },
  }),
};

export type ChatAttributes = AttributesOf<typeof attributes>;

export const chat = definePlaceholder({
  name: 'chat',
  match: { className: 'bsro-chat-slot' },
  attributes,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "chat" */ '../../chunks/chat'),
  failure: 'quiet',
  author: {
    title: 'Chat',
    description:
      'Replaces its link with a button that opens the chat of the provider’s assistant while ' +
      'the switch bsro-ui-chatbot is on. The script loads when a visitor opens the chat or ' +
      'still has an open conversation. Until then, or if the script fails to load, the link ' +
      'leads to other help.',
    group: 'Header',
    sample: '<a href="/locate/display-map/">Ask your store</a>',
    parts: [
      {
        selector: 'a[href]',
        purpose: 'Leads to other help until the chat is open',
        sample: '<a href="/locate/display-map/">Ask your store</a>',
        required: true,
        addresses: ['href'],
      },
    ],
    isUnique: true,
    switches: ['bsro-ui-chatbot'],
    accessibility:
      'A button takes the place of the link and opens the chat of the provider, which is ' +
      'responsible for what is inside. If the chat doesn’t load, a message says so and the ' +
      'link is back.',
  },
});
