import { definePlaceholder } from '../schema/placeholder';

export const tireComparison = definePlaceholder({
  name: 'tire-comparison',
  match: { className: 'bsro-tire-comparison' },
  attributes: {},
  when: { on: 'idle' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "tire-comparison" */ '../../chunks/tire-comparison'),
  failure: 'quiet',
  author: {
    title: 'Tire comparison',
    description:
      'Shows the tires that the visitor has selected in a bar at the bottom of the window, and ' +
      'compares them in a dialog. Put one empty element on each page with tires, after the ' +
      'content. A link to `#compare=` with up to four article codes, separated by commas, opens ' +
      'a comparison of those tires.',
    group: 'Tires',
    formerNames: ['tire-comparison'],
    isUnique: true,
    calls: ['tire/search-by-vehicle', 'tire/search-by-size', 'tire/details', 'tire/traits'],
    accessibility:
      'The comparison is a dialog with a table that has row and column headers. Removing a tire ' +
      'moves the focus to the next one. Removing the last one moves it to the tire’s checkbox, the ' +
      'number of results, or the page’s heading. The number of tires is a status message.',
    urlParameters: { '#compare': '200046,200053' },
  },
});
