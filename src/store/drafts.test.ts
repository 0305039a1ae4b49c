import { array, boolean, object, string } from 'valibot';
import { createDraft, removeDrafts } from './drafts';
import { writeSessionItem } from '../browser/session-items';

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps a draft until it is removed, and ignores one that does not match its schema', () => {
  const draft = createDraft('size', string());
  expect(draft.read()).toBeUndefined();
  draft.save('205/55R16');
  expect(draft.read()).toBe('205/55R16');
  writeSessionItem('bsro-draft-size', 205);
  expect(draft.read()).toBeUndefined();
  draft.save('');
  draft.remove();
  expect(sessionStorage).toHaveLength(0);
});

test('saves no text with a card number [STATE-5/not-persisted]', () => {
  const size = createDraft('size', string());
  size.save('4111 1111 1111 1111');
  expect(size.read()).toBe('');
  const form = createDraft(
    'form',
    object({ value: object({ name: string(), optin: boolean() }), notes: array(string()) }),
  );
  form.save({
    value: { name: 'Dana', optin: true },
    notes: ['(303) 555-0142', 'It is 4111-1111-1111-1111 12/30'],
  });
  expect(form.read()).toEqual({
    value: { name: 'Dana', optin: true },
    notes: ['(303) 555-0142', ''],
  });
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('4111');
});

test('removes all drafts, or those whose names begin with a text, but no other items', () => {
  for (const name of ['review', 'booking-contact', 'booking-services']) {
    createDraft(name, string()).save('');
  }
  writeSessionItem('bsro-booking-sent', {});
  removeDrafts('booking-');
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'bsro-booking-sent',
    'bsro-draft-review',
  ]);
  removeDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['bsro-booking-sent']);
});

test('without session storage, there are no drafts, and nothing throws [LS-3]', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const draft = createDraft('size', string());
  draft.save('205/55R16');
  removeDrafts();
  expect(draft.read()).toBeUndefined();
});
