import { definePlaceholder } from '../schema/placeholder';

export const footerAccordion = definePlaceholder({
  name: 'footer-accordion',
  match: { className: 'bsro-footer-accordion' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "navigation" */ '../../chunks/footer-accordion'),
  failure: 'quiet',
  author: {
    title: 'Footer accordion',
    description: 'Groups of links: an accordion on phones, and open columns in wider windows.',
    group: 'Footer',
    sample:
      '<details><summary>Tires</summary><ul><li><a href="/tires/">All tires</a></li></ul></details>',
    parts: [
      {
        selector: 'details',
        label: 'Group',
        purpose: 'One group of links',
        sample: '<details><summary>…</summary>…</details>',
        required: true,
      },
    ],
    accessibility:
      'On phones, the groups are native details elements. In wider windows, they are always ' +
      'open, and their summaries are not in the tab order.',
  },
});
