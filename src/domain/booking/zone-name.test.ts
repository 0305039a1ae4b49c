import { setLanguage } from '../../language/language';
import { getForeignZoneName } from './zone-name';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

test("names a time zone whose clock differs from the visitor's [XB-1/date-time]", () => {
  const winter = new Date('2026-12-01T12:00:00Z');
  expect(getForeignZoneName(timeZone, winter)).toBeUndefined();
  expect(getForeignZoneName('Pacific/Kiritimati', winter)).toMatch(/Line Islands/);
});

test("names a time zone in the page's language [TEXT-3/zone]", () => {
  setLanguage({ locale: 'es-US', translations: {} });
  const name = getForeignZoneName('Pacific/Kiritimati', new Date('2026-12-01T12:00:00Z'));
  setLanguage();
  expect(name).toMatch(/de las Espóradas Ecuatoriales/);
});

test('returns undefined for an unknown time zone [XB-1/date-time]', () => {
  expect(getForeignZoneName('', new Date())).toBeUndefined();
  expect(getForeignZoneName('Mars/Olympus', new Date())).toBeUndefined();
});
