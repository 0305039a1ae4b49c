import { DATE_MESSAGE, limitDate } from './date';

const schema = limitDate({});

test.each(['', '2026-12-24'])('accepts %j as a day', (text) => {
  expect(schema.validateSync(text)).toBe(text);
});

test.each(['incomplete', '12/24/2026', '2026-13-01'])('rejects %j as a day', (text) => {
  expect(() => schema.validateSync(text)).toThrow(DATE_MESSAGE);
});
