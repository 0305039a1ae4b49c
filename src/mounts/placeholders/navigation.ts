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
      'The page’s header with its menus, which work as they are: links, and details beside them. A link with the class bsro-navigation__first-tap opens the details beside it with a first tap and leads on with the second. An element with data-while, or data-unless, and the name of a switch stands there while that switch is on, or off; what is not to stand there at first is put into a template element with the same attribute. The body has the class nav-reveal once account menu and cart are there, and nav-ready 1.5 seconds later.',
    group: 'Header',
    sample:
      '<nav aria-label="Main"><ul><li><a class="bsro-navigation__first-tap" href="/tires/">Tires</a><details name="menus"><summary>More in Tires</summary><ul><li><a href="/tires/">All tires</a></li></ul></details></li></ul></nav>',
  },
});
