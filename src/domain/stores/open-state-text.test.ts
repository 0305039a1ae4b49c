import { setLanguage } from '../../language/language';
import { formatToday, formatOpenState } from './open-state-text';
import type { OpenState } from './opening-hours';

const createOpening = (inDays: number) => ({ inDays, weekday: 'Monday', at: '07:30' }) as const;

test.each<[OpenState, string, string]>([
  [{ state: 'open', closesAt: '19:00', holiday: '' }, 'Open Now', 'closes 7:00\u00A0PM'],
  [{ state: 'open', closesAt: '00:00', holiday: '' }, 'Open Now', 'closes 12:00\u00A0AM'],
  [
    { state: 'open', closesAt: '12:00', holiday: 'Veterans Day' },
    'Open Now',
    'Veterans Day, closes 12:00\u00A0PM',
  ],
  [{ state: 'closed', holiday: '', opens: createOpening(0) }, 'Closed', 'opens 7:30\u00A0AM'],
  [
    { state: 'closed', holiday: '', opens: createOpening(1) },
    'Closed',
    'opens tomorrow 7:30\u00A0AM',
  ],
  [
    { state: 'closed', holiday: '', opens: createOpening(2) },
    'Closed',
    'opens Monday 7:30\u00A0AM',
  ],
  [
    { state: 'closed', holiday: '', opens: createOpening(6) },
    'Closed',
    'opens Monday 7:30\u00A0AM',
  ],
  [{ state: 'closed', holiday: '' }, 'Closed', ''],
  [{ state: 'closed', holiday: 'Christmas Day' }, 'Closed', 'Christmas Day'],
  [
    { state: 'closed', holiday: 'Christmas Day', opens: createOpening(1) },
    'Closed',
    'Christmas Day, opens tomorrow 7:30\u00A0AM',
  ],
  [{ state: 'paused' }, 'This store is temporarily closed', ''],
])('formats %j as %s, %s [HOURS-1 HOURS-3 HOURS-4]', (state, word, next) => {
  expect(formatOpenState(state)).toEqual({ word, next });
});

test('names today by its weekday and its holiday [HOURS-3]', () => {
  const day = { day: 20_783, weekday: 'Thursday', openTime: '', closeTime: '' } as const;
  expect(formatToday({ ...day, holiday: 'Thanksgiving Day' })).toBe(
    'Today, Thursday, Thanksgiving Day',
  );
  expect(formatToday({ ...day, holiday: '' })).toBe('Today, Thursday');
});

describe('in Spanish', () => {
  beforeEach(() =>
    setLanguage({
      locale: 'es-US',
      translations: {
        'openState.closed': 'Cerrada',
        'openState.opensOnWeekday': 'abre el {weekday}, {time}',
        'openState.today': 'Hoy, {weekday}',
        'holidays.thanksgivingDay': 'Día de Acción de Gracias',
      },
    }),
  );
  afterEach(() => setLanguage());

  test('says the weekday, the time, and the holiday [TEXT-3/hours]', () => {
    const holiday = 'Thanksgiving Day';
    expect(formatOpenState({ state: 'closed', holiday, opens: createOpening(2) })).toEqual({
      word: 'Cerrada',
      next: expect.stringMatching(/^Día de Acción de Gracias, abre el lunes, 7:30\sa\.m\.$/),
    });
    expect(
      formatToday({ day: 20_783, weekday: 'Thursday', openTime: '', closeTime: '', holiday }),
    ).toBe('Hoy, jueves, Día de Acción de Gracias');
  });
});
