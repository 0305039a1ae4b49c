import { definePlaceholder } from '../schema/placeholder';

export const tireDecisionGuide = definePlaceholder({
  name: 'tire-decision-guide',
  match: { className: 'tire-decision-guide' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () =>
    import(/* webpackChunkName: "tire-decision-guide" */ '../../chunks/tire-decision-guide'),
  failure: 'notice',
  author: {
    title: 'Tire decision guide',
    description:
      'Four questions that lead to three tires with reasons. The answers are in the page’s ' +
      'address. Print links to the tire search inside it for visitors without scripts.',
    group: 'Tires',
    sample: '<a href="/tires/">Find tires by vehicle or size</a>',
    isUnique: true,
    calls: [
      'vehicle/get-years',
      'vehicle/get-makes',
      'vehicle/get-models',
      'vehicle/get-trims',
      'profile/set-vehicle',
      'store/set-store-by-zip',
      'tire/search-by-vehicle',
      'tire/search-by-size',
      'tire/traits',
    ],
    accessibility:
      'Each question has a heading that gets the focus and its number in words. Priorities can ' +
      'be sorted with buttons, without dragging.',
  },
});
