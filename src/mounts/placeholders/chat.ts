import { url } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  src: url({
    required: true,
    author: {
      label: 'URL of the chat provider’s script',
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
  kind: 'react',
  load: () => import(/* webpackChunkName: "chat" */ '../../chunks/chat'),
  failure: 'quiet',
  off({ isAuthorMode, isSwitchedOn }) {
    if (isAuthorMode()) return 'author';
    return isSwitchedOn('bsro-ui-chatbot') ? undefined : 'switch';
  },
  author: {
    title: 'Chat',
    description:
      'While the switch bsro-ui-chatbot is on, replaces its link with a button that opens the ' +
      'provider’s chat. The provider’s script loads when a visitor opens the chat or has an ' +
      'open conversation. While the switch is off, or if the script fails to load, visitors ' +
      'see the link, which leads to other help.',
    group: 'Header',
    sample: '<a href="/locate/display-map/">Ask your store</a>',
    parts: [
      {
        selector: 'a[href]',
        purpose: 'Leads to other help for visitors without the chat',
        sample: '<a href="/locate/display-map/">Ask your store</a>',
        required: true,
        urlAttributes: ['href'],
      },
    ],
    isUnique: true,
    switches: ['bsro-ui-chatbot'],
    accessibility:
      'A button replaces the link and opens the chat; the provider is responsible for the ' +
      'accessibility of the chat itself. If the chat doesn’t load, a message says so, and the ' +
      'link returns.',
  },
});
