import { anyCharacter, fc } from '../../../test/fast-check';
import { isAccountEmail, isPublicEmail, normalizeEmail } from './email-address';

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

/** What a mailer may read as a list, a group, a comment, or a quote, and what nobody sees. */
const AMBIGUOUS = [
  'a,b@example.com',
  'a;b@example.com',
  'a:b@example.com',
  'a(b)@example.com',
  'a[b]@example.com',
  'a\\b@example.com',
  '"a b"@example.com',
  '<dana@example.com>',
  '.dana@example.com',
  'dana.@example.com',
  'da..na@example.com',
  'dana@exa_mple.com',
  'dana@-example.com',
  'dana@example-.com',
  'dana@[127.0.0.1]',
  'dana@example.com,evil@example.com',
  'da\xADna@example.com',
  'da\u200Bna@example.com',
  'da\u3164na@example.com',
  'da\u034Fna@example.com',
  'da\uFE0Fna@example.com',
  'dane\u0301@example.com',
  '\uFF44ana@example.com',
  `${'a'.repeat(65)}@example.com`,
  `dana@${'a.'.repeat(125)}com`,
];

test.each(AMBIGUOUS)('%j is no address of one mailbox [VAL-1/pattern] [VAL-2/pattern]', (text) => {
  expect([isPublicEmail(text), isAccountEmail(text)]).toEqual([false, false]);
});

test.each([
  'dané@example.com',
  '达娜@example.com',
  "a!#$%&'*+/=?^_`{|}~-@example.com",
  'a@xn--e1a.com',
])('%j is an address [VAL-1/pattern] [VAL-2/pattern]', (text) => {
  expect([isPublicEmail(text), isAccountEmail(text)]).toEqual([true, true]);
});

test.each([
  ['  Dana.Reyes@Example.COM ', 'dana.reyes@example.com'],
  ['\u200Bdana@example.com', 'dana@example.com'],
  ['da\xADna@example.com\u202C', 'dana@example.com'],
  ['\uFEFFdana@example.com\xA0', 'dana@example.com'],
  ['ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'dana@example.com'],
  ['mailto:dana@example.com', 'dana@example.com'],
  ['MAILTO: dana@example.com?subject=Tires', 'dana@example.com'],
  ['mailto:dana%2Btires@example.com', 'dana+tires@example.com'],
  ['mailto:dana%zz@example.com', 'dana%zz@example.com'],
  ['dane\u0301@example.com', 'dané@example.com'],
])('normalizes %j to %j [VAL-3]', (text, expected) => {
  expect(normalizeEmail(text)).toBe(expected);
});

test('normalizes any address to lowercase, and no normalized text further [VAL-3]', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(normalizeEmail(address)).toBe(address.toLowerCase());
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const email = normalizeEmail(`${text}@example.com`);
      expect(normalizeEmail(email)).toBe(email);
    }),
  );
});
