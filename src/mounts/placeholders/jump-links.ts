import { definePlaceholder } from '../schema/placeholder';

export const jumpLinks = definePlaceholder({
  name: 'jump-links',
  match: { className: 'bsro-jump-links' },
  attributes: {},
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-page" */ '../../chunks/store-page/jump-links'),
  failure: 'quiet',
  author: {
    title: 'Jump links',
    description:
      'Bar of links to the sections of a store page. It stays at the top of the window until ' +
      'the list of other stores in the city comes into view.',
    group: 'Stores',
    sample:
      '<ul><li><a href="#services">Services</a></li><li><a href="#offers">Offers</a></li></ul>',
    parts: [
      {
        selector: 'a[href^="#"]',
        purpose: 'Links to a section, and is marked while that section is the current one',
        sample: '<a href="#services">Services</a>',
        required: true,
        leadsToElement: true,
      },
    ],
    accessibility:
      'The link to the current section has aria-current. Put the list in a nav element with ' +
      'an accessible name, and give each section an ID.',
  },
});
