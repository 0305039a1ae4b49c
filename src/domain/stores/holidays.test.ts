import { setLanguage } from '../../language/language';
import { formatHoliday } from './holidays';

afterEach(() => setLanguage());

test.each([
  'Thanksgiving Day',
  'Day after Thanksgiving',
  "New Year's Day",
  'Martin Luther King Jr. Day',
  'Inventory',
  'constructor',
])('shows %s in English as the services write it [HOURS-3]', (name) => {
  expect(formatHoliday(name)).toBe(name);
});

test.each([
  ['Thanksgiving Day', 'Día de Acción de Gracias'],
  ['THANKSGIVING  day', 'Día de Acción de Gracias'],
  ['New Year’s Day', 'Año Nuevo'],
  ['Inventory', 'Inventory'],
])('shows %s in Spanish as %s [TEXT-3/holidays]', (name, shown) => {
  setLanguage({
    locale: 'es-US',
    translations: {
      'holidays.thanksgivingDay': 'Día de Acción de Gracias',
      'holidays.newYearsDay': 'Año Nuevo',
    },
  });
  expect(formatHoliday(name)).toBe(shown);
});
