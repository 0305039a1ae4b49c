import { validateZip } from './zip';

test.each(['', '   ', '80122', ' 80122-1234 '])(
  'accepts %j in forms [VAL-4/empty] [VAL-4/pattern]',
  (text) => expect(validateZip(text)).toBeUndefined(),
);

test.each(['8012', '80122-', 'Denver'])('refuses %j in forms [VAL-4/message]', (text) =>
  expect(validateZip(text)).toBe('Enter valid Zipcode'),
);
