import { definePlaceholder } from '../schema/placeholder';

export const tireDecisionGuide = definePlaceholder({
  name: 'tire-decision-guide',
  match: { className: 'bsro-tire-decision-guide' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () =>
    import(/* webpackChunkName: "tire-decision-guide" */ '../../chunks/tire-decision-guide'),
  failure: 'notice',
  author: {
    title: 'Tire decision guide',
    description:
      'Asks four questions and recommends three tires, with reasons. The answers are saved in the ' +
      'page’s URL. Put links to the tire search inside the element for visitors without JavaScript.',
    group: 'Tires',
    formerNames: ['tire-decision-guide'],
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
      'Each question has a heading that receives the focus, and says which question it is, such ' +
      'as “Question 2 of 4”. Priorities are reordered with buttons, without dragging.',
  },
});
