import { isPage } from './pages';

test.each([
  ['/tires/size/', true],
  ['/tires/size', true],
  ['/content/bsro/fcac/en/tires/size.html', true],
  ['/tires/size/205/', false],
  ['/tires/', false],
  ['/', false],
])('checks whether %s is a page: %s', (path, expected) => {
  expect(isPage(path, '/tires/size/')).toBe(expected);
});
