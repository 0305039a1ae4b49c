/** @jest-environment jsdom */
import { getDisplayMapUrl, isDisplayMap } from './display-map';

test('returns the display-map URL of a search [FIND-3/display-map]', () => {
  expect(getDisplayMapUrl({ site: 'tiresplus', port: '' }, { zip: '61614' })).toBe(
    '/locate/display-map/?zip=61614',
  );
});

test.each([
  ['fcac', 'fcac'],
  ['wheelworks', 'wheelworks'],
  ['unknown', 'fcac'],
] as const)(
  'returns the content path on a development port: site %s, folder %s [FIND-3/development-port]',
  (site, name) => {
    const query = { city: 'Coeur d’Alene & co', state: 'ID' };
    const url = new URL(getDisplayMapUrl({ site, port: '3000' }, query), 'http://localhost');
    expect(url.pathname).toBe(`/content/bsro/${name}/en/locate/display-map.html`);
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
  },
);

test.each([
  ['/locate/display-map/', true],
  ['/locate/display-map', true],
  ['/content/bsro/fcac/en/locate/display-map.html', true],
  ['/locate/', false],
  ['/appointment/schedule-appointment/', false],
  ['/locate/display-map/more/', false],
])('checks whether %s is the display-map page: %j [FIND-3]', (path, is) => {
  expect(isDisplayMap(path)).toBe(is);
});
