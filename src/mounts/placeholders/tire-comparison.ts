import { definePlaceholder } from '../schema/placeholder';

export const tireComparison = definePlaceholder({
  name: 'tire-comparison',
  match: { className: 'tire-comparison' },
  attributes: {},
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "tire-comparison" */ '../../chunks/tire-comparison'),
  failure: 'quiet',
  author: {
    title: 'Tire comparison',
    description:
      'A bar at the bottom of the window with the tires that the visitor compares, and the ' +
      'comparison itself. Put one empty element on each page with tires, after the content. ' +
      'A link to `#compare=` with up to four article codes, separated by commas, opens their ' +
      'comparison.',
    group: 'Tires',
    replacesContent: true,
    isUnique: true,
    calls: ['tire/search-by-vehicle', 'tire/search-by-size', 'tire/details', 'tire/traits'],
    accessibility:
      'The comparison is a dialog with a table that has headers for rows and columns. ' +
      'Removing a tire moves the focus to the next one, or after the last to its checkbox, the ' +
      'number of results, or the heading of the page. The number of tires is a status message.',
    addressParameters: { '#compare': '100201,100208' },
  },
});
