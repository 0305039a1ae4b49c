import { setLanguage } from '../../language/language';
import { formatTireType } from './messages';

afterEach(() => setLanguage());

test("returns the catalog's types in the page's language, and others as they are [TEXT-3]", () => {
  setLanguage({
    locale: 'es-US',
    translations: { 'tire.types.allSeasonTouring': 'Touring toda temporada' },
  });
  expect(formatTireType('All-Season Touring')).toBe('Touring toda temporada');
  expect(formatTireType('Mud-Terrain')).toBe('Mud-Terrain');
  expect(formatTireType('Run-flat')).toBe('Run-flat');
});
