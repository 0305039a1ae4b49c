import {
  CUSTOM_MODULES,
  INCLUSION_RULES,
  INTERRUPT_SUBJECTS,
  INTERRUPT_TYPES,
} from '../../site/interrupt-values';
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
  kind: 'react',
  load: () => import(/* webpackChunkName: "interrupt" */ '../../chunks/interrupt'),
  failure: 'quiet',
  topics: { subscribesTo: ['createinterrupt', 'sms-message-sent'] },
  author: {
    title: 'Interrupt slot',
    description: 'Shows a modal or a strip from a list that you provide.',
    group: 'Marketing',
    keywords: ['popup', 'pop-up', 'banner', 'announcement'],
    sample: `<script type="application/json">
    [
      {
        "id": "spring-sale",
        "type": "interrupt-modal",
        "heading": "$80 off a set of four",
        "copy": "<p>Buy any four matching tires.</p>",
        "ctas": [{ "label": "Find my tires", "href": "/tires/" }],
        "inclusionRules": "include",
        "includePages": ["^/maintenance/$"],
        "about": "offers",
        "priority": 1,
        "expiration": 30
      }
    ]
  </script>`,
    parts: [
      {
        selector: 'script[type="application/json"]',
        label: 'Interrupt',
        purpose: 'The list of interrupts, each with these fields',
        required: true,
        sample:
          '<script type="application/json">[{"id": "spring-sale", "type": "interrupt-modal"}]</script>',
        json: {
          id: {
            kind: 'text',
            label: 'ID, unique on the site',
            required: true,
            sample: 'spring-sale',
          },
          type: {
            kind: 'choice',
            label: 'A modal, a strip, or nothing',
            required: true,
            choices: [...INTERRUPT_TYPES, 'none'],
            sample: 'interrupt-modal',
          },
          classes: { kind: 'text', label: 'Additional class names', sample: 'interrupt--offer' },
          image: { kind: 'picture', label: 'Picture', sample: '/images/spring-sale.webp' },
          heading: { kind: 'text', label: 'Heading', sample: '$80 off a set of four' },
          subheading: { kind: 'text', label: 'Subheading', sample: 'Installed the same day' },
          copy: { kind: 'html', label: 'Text', sample: '<p>Buy any four matching tires.</p>' },
          flexibleMessagingArea: {
            kind: 'html',
            label: 'More text',
            sample: '<p>Through May 31.</p>',
          },
          ctas: {
            kind: 'objects',
            label: 'Links, the primary one first',
            sample: [{ label: 'Find my tires', href: '/tires/' }],
            fields: {
              label: { kind: 'text', label: 'Text', required: true, sample: 'Find my tires' },
              href: { kind: 'url', label: 'URL', required: true, sample: '/tires/' },
            },
          },
          restrictions: {
            kind: 'words',
            label: 'Show it only on phones, show it only in wider windows, or hide it',
            choices: ['mobile', 'desktop', 'hide'],
            sample: ['mobile'],
          },
          inclusionRules: {
            kind: 'choice',
            label: 'Which of the page rules applies; by default, it shows on every page',
            choices: INCLUSION_RULES,
            sample: 'include',
          },
          includePages: {
            kind: 'patterns',
            label: 'Regular expressions for the paths of pages that show it',
            sample: ['^/tires/$'],
          },
          excludePages: {
            kind: 'patterns',
            label: 'Regular expressions for the paths of pages that don’t show it',
            sample: ['^/cart/'],
          },
          priority: { kind: 'amount', label: 'Priority; 1 is the highest', sample: 1 },
          expiration: {
            kind: 'amount',
            label: 'Days for which it stays hidden after a visitor closes it',
            sample: 30,
          },
          customModule: {
            kind: 'choice',
            label: 'Module that adds content',
            choices: CUSTOM_MODULES,
            sample: 'recently-viewed-tires',
          },
          about: {
            kind: 'choice',
            label: 'What it is about; it doesn’t show on a page that shows this',
            choices: [...INTERRUPT_SUBJECTS.keys()],
            sample: 'offers',
          },
        },
      },
      {
        selector: 'template[data-id]',
        purpose:
          'An interrupt as HTML, instead of the list: its fields are attributes, and its links are inside',
        sample:
          '<template data-id="spring-sale" data-type="interrupt-modal" data-heading="$80 off"><a href="/tires/">Find my tires</a></template>',
      },
    ],
    isUnique: true,
    accessibility:
      'A modal is a dialog that is named by its heading; Escape closes it, and the focus ' +
      'returns. A strip leaves the page usable and doesn’t take the focus. Provide a heading, ' +
      'and alt text for the picture.',
  },
});
