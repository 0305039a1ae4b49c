import { getTireDetailUrl } from './tire-urls';

test.each([
  ['Northpeak', 'Trail One', '100', '/tires/brands/northpeak/trailone/100/'],
  ['Harrow & Pike', 'County H/T', '7', '/tires/brands/harrowpike/countyht/7/'],
  ['Union Forge', 'Sleet + Sun+', '205366', '/tires/brands/unionforge/sleetplussunplus/205366/'],
  ['Kestrel', 'Pulse A/S-2', '300_301', '/tires/brands/kestrel/pulseas2/300_301/'],
])('the page of %s %s, article %s, is %s [TDP-1/names]', (brand, name, article, url) => {
  expect(getTireDetailUrl(brand, name, article)).toBe(url);
});
