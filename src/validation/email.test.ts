import fc from 'fast-check';
import { emailToSend, isAccountEmail } from './email';

test.each(['', 'dana@example.com', 'd.a+n@mail.example.co.uk', "o'neil@example.org", 'a@b.museum'])(
  'VAL-2 an account accepts %j',
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
])('VAL-2 an account does not accept %j', (text) => {
  expect(isAccountEmail(text)).toBe(false);
});

test('VAL-3 an address is sent in lower case and without blanks around it', () => {
  expect(emailToSend('  Dana.Reyes@Example.COM ')).toBe('dana.reyes@example.com');
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(emailToSend(address)).toBe(address.toLowerCase());
    }),
  );
});
