import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOutsideTexts } from './find-outside-texts';

const SOURCES = path.join(__dirname, '../../src');

/** The folders with what visitors see, and the rules behind it. */
const FOLDERS = ['chunks', 'ui', 'domain', 'store', 'validation', 'mounts/runtime'];

/** Files whose readable texts aren't for visitors, or are the same in every language. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  'chunks/chat/chat.ts': 'a name in analytics',
  'chunks/interrupt/interrupt.ts': 'for authors, in the console',
  'chunks/interrupt/modules/Appointment.tsx': 'a name in analytics',
  'chunks/share-offer/send-offer.ts': 'values of the service',
  'domain/booking/offer-comment.ts': "for the store's staff",
  'domain/stores/us-states.ts': 'names of states',
  'domain/time/scheduled-day.ts': 'a key of the weekdays',
  'domain/tires/guide-score.ts': 'keys of the types of tires',
  'store/comparison/tire-comparison-thunks.ts': 'for page scripts, in the console',
  'store/reviews/reviews-thunks.ts': 'a value of the service',
  'ui/payment/payment-provider.ts': 'names of card brands',
  'ui/product/savings.ts': 'a name in the data',
};

const listFiles = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
  );

const findTexts = (file: string): string[] =>
  findOutsideTexts(readFileSync(path.join(SOURCES, file), 'utf8')).map(({ text }) => text);

test('every text that visitors read has a key [TEXT-1/keys]', () => {
  const found = listFiles()
    .filter((file) => !Object.hasOwn(OTHER_TEXTS, file))
    .flatMap((file) => findTexts(file).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('each listed file still has such a text', () => {
  expect(Object.keys(OTHER_TEXTS).filter((file) => findTexts(file).length === 0)).toEqual([]);
});

test.each([
  ['<p>Choose a time</p>', 'Choose a time'],
  ['<button aria-label="Close">×</button>', 'Close'],
  ["const LABELS = { next: 'Continue to payment' };", 'Continue to payment'],
  ['const text = `Book ${time}`;', 'Book x'],
])('finds the text in %s', (code, text) => {
  expect(findOutsideTexts(code).map((found) => found.text)).toContain(text);
});

test.each([
  "const A = defineTexts('a', { b: 'Choose a time' });",
  "throw new Error('The cart has no store.');",
  "if (event.key === 'Escape') close();",
  '<p className="Some Class">{text}</p>',
])('finds no text in %s', (code) => {
  expect(findOutsideTexts(code)).toEqual([]);
});
