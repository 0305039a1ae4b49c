import { fc } from '../../../test/fast-check';
import { createCalendarFile } from './calendar-file';

const EVENT = {
  id: 'a-1',
  host: 'fcac.example',
  sequence: 2,
  start: '2026-11-23T14:30:00-06:00',
  end: '2026-11-23T15:15:00-06:00',
  title: 'Appointment at Peoria Main',
  location: '1 Main St, Peoria, IL 61614',
  description: 'Oil change; Brake check\nBring the keys',
  now: new Date('2026-11-23T15:00:00.123Z'),
};

test('describes the appointment as an iCalendar event in UTC [APPT-1]', () => {
  const lines = createCalendarFile(EVENT).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bsro-ui//appointment//EN',
    'BEGIN:VEVENT',
    'UID:a-1@fcac.example',
    'SEQUENCE:2',
    'DTSTAMP:20261123T150000Z',
    'DTSTART:20261123T203000Z',
    'DTEND:20261123T211500Z',
    'SUMMARY:Appointment at Peoria Main',
    String.raw`LOCATION:1 Main St\, Peoria\, IL 61614`,
    String.raw`DESCRIPTION:Oil change\; Brake check\nBring the keys`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('folds lines at 75 bytes, and unfolding restores the text [APPT-1]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = createCalendarFile({ ...EVENT, title });
      const encoder = new TextEncoder();
      expect(file.split('\r\n').filter((line) => encoder.encode(line).length > 75)).toEqual([]);
      const unfolded = file.replaceAll('\r\n ', '');
      const escaped = title.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
      expect(unfolded).toContain(`SUMMARY:${escaped}\r\n`);
    }),
  );
});
