import { SWITCHES } from '../../site/switches';
import { choice } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

export const navigation = definePlaceholder({
  name: 'navigation',
  match: { className: 'bsro-navigation' },
  attributes: {},
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "navigation" */ '../../chunks/navigation'),
  failure: 'quiet',
  author: {
    title: 'Navigation',
    description:
      'The page’s header with its menus of links and details elements, which also work without ' +
      'JavaScript. The first tap on a link with the class bsro-navigation__first-tap opens the ' +
      'details element next to it; the second tap follows the link. An element with data-while ' +
      '(or data-unless) and the name of a switch is shown while that switch is on (or off). To ' +
      'hide it until the script has loaded, put it in a template element with the same ' +
      'attribute. The body gets the class nav-reveal when the account menu and the cart have ' +
      'loaded, and nav-ready 1.5 seconds later.',
    group: 'Header',
    sample:
      '<nav aria-label="Main"><ul><li><a class="bsro-navigation__first-tap" href="/tires/">Tires</a><details name="menus"><summary>More in Tires</summary><ul><li><a href="/tires/">All tires</a></li></ul></details></li></ul></nav>',
    parts: [
      {
        selector: '[data-while]',
        label: 'While',
        canBeOutside: true,
        purpose: 'Shown only while the switch is on',
        sample: '<div data-while="bsro-ui-pinnacle">…</div>',
        attributes: {
          while: choice(SWITCHES, {
            required: true,
            author: { label: 'Switch', sample: 'bsro-ui-pinnacle' },
          }),
        },
      },
      {
        selector: '[data-unless]',
        label: 'Unless',
        canBeOutside: true,
        purpose: 'Shown only while the switch is off',
        sample: '<div data-unless="bsro-ui-pinnacle">…</div>',
        attributes: {
          unless: choice(SWITCHES, {
            required: true,
            author: { label: 'Switch', sample: 'bsro-ui-pinnacle' },
          }),
        },
      },
      {
        selector: '.bsro-navigation__first-tap',
        purpose: 'Opens the details element next to it on the first tap',
        sample: '<a class="bsro-navigation__first-tap" href="/tires/">Tires</a>',
        urlAttributes: ['href'],
      },
    ],
    isUnique: true,
    accessibility:
      'Arrow keys, Home, and End move between the links, and Escape closes a menu and returns ' +
      'the focus to its button. Without JavaScript, the links and details elements still work. ' +
      'Give the nav element an accessible name.',
  },
});
