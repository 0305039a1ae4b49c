import { fc } from '../../test/fast-check';
import {
  EMAIL_MESSAGE,
  normalizeEmail,
  isAccountEmail,
  isPublicEmail,
  SHARE_EMAIL_MESSAGE,
} from './email';

test('accepts an empty address [VAL-1/empty] [VAL-2/empty]', () => {
  expect([isPublicEmail(''), isAccountEmail('')]).toEqual([true, true]);
});

test.each(['dana@example.com', "o'neil@example.co.uk", 'a+b@mail.info', 'a@b.c0m'])(
  'isPublicEmail accepts %j [VAL-1/pattern]',
  (text) => {
    expect(isPublicEmail(text)).toBe(true);
  },
);

test.each([
  'dana',
  'dana@example',
  'dana@example.c',
  'dana@example.museum',
  'dana@@example.com',
  'da na@example.com',
  'dana@example..com',
  ' dana@example.com',
])('isPublicEmail does not accept %j [VAL-1/pattern]', (text) => {
  expect(isPublicEmail(text)).toBe(false);
});

test('the share dialog has its own message for an invalid address [VAL-1/messages]', () => {
  expect(EMAIL_MESSAGE).toBe('Enter valid email address');
  expect(SHARE_EMAIL_MESSAGE).toBe('Please enter valid email address');
});

test('validates a malicious text in linear time [VAL-1/pattern] [VAL-2/pattern]', () => {
  const hostile = `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`;
  const start = performance.now();
  expect([isPublicEmail(hostile), isAccountEmail(hostile)]).toEqual([false, false]);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test.each(['dana@example.com', 'd.a+n@mail.example.co.uk', "o'neil@example.org", 'a@b.museum'])(
  'isAccountEmail accepts %j [VAL-2/pattern]',
  (text) => {
    expect(isAccountEmail(text)).toBe(true);
  },
);

test.each([
  'dana',
  'dana@',
  '@example.com',
  'dana@example',
  'dana@example.c',
  'dana@example.c0m',
  'dana@@example.com',
  'da na@example.com',
  'dana@example..com',
  'dana@.com',
  ' dana@example.com',
])('isAccountEmail does not accept %j [VAL-2/pattern]', (text) => {
  expect(isAccountEmail(text)).toBe(false);
});

test('normalizes an address to lowercase without surrounding spaces [VAL-3]', () => {
  expect(normalizeEmail('  Dana.Reyes@Example.COM ')).toBe('dana.reyes@example.com');
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(normalizeEmail(address)).toBe(address.toLowerCase());
    }),
  );
});
