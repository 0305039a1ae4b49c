export interface CalendarEvent {
  readonly id: string;
  /** The domain of the ID: the same as in the files that the host emails. */
  readonly host: string;
  /** How many times the appointment has changed; a calendar keeps the file with the highest number. */
  readonly sequence: number;
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly now: Date;
}

const formatUtc = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** Maximum number of bytes of a line, without its line break. */
const MAX_LINE_BYTES = 75;

/** Folds a line that is too long; continuation lines begin with a space (RFC 5545, 3.1). */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  const lines = [''];
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > MAX_LINE_BYTES) {
      lines.push(' ');
      size = 1;
    }
    lines[lines.length - 1] += character;
    size += bytes;
  }
  return lines.join('\r\n');
};

/** Creates the calendar file (iCalendar, RFC 5545) of an appointment. */
export const createCalendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bsro-ui//appointment//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}@${event.host}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatUtc(event.now)}`,
    `DTSTART:${formatUtc(new Date(event.start))}`,
    `DTEND:${formatUtc(new Date(event.end))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
