/** @jest-environment jsdom */
import { ValidationError, type AnySchema } from 'yup';
import { PERSON_MAX_LENGTHS } from './limit-text';
import { profileSchema } from './profile-schema';
import { registrationSchema } from './registration-schema';
import { signInSchema } from './sign-in-schema';

const messagesOf = (schema: AnySchema, values: object): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const entries = error.inner.map(({ path, message }): [string, string] => [path ?? '', message]);
    return Object.fromEntries(entries.reverse());
  }
};

test('ACCT-3 VAL-11 an empty sign-in form says its own messages', () => {
  expect(messagesOf(signInSchema, { email: '', password: '' })).toEqual({
    email: 'Email address is required to sign-in',
    password: 'Password is required',
  });
});

test('ACCT-3 VAL-2 a sign-in form with a broken address says so', () => {
  expect(messagesOf(signInSchema, { email: 'dana@example', password: 'x' })).toEqual({
    email: 'Enter valid email address',
  });
});

test('ACCT-3 a complete sign-in form passes, whatever the password looks like', () => {
  expect(messagesOf(signInSchema, { email: ' dana@example.com ', password: 'x\\' })).toEqual({});
});

const complete = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '',
  password: 'roadside7',
  optin: false,
};

test('ACCT-3 VAL-11 an empty registration form says its own messages', () => {
  const empty = { ...complete, firstName: ' ', lastName: '', email: '', password: '' };
  expect(messagesOf(registrationSchema, empty)).toEqual({
    firstName: 'Required',
    lastName: 'Required',
    email: 'Email is required to create an account',
    password: 'Password is required',
  });
});

test.each([
  ['email', 'dana@', 'A valid email address is required to create an account'],
  ['phone', '555', 'Enter valid Phone Number'],
  ['phone', '5555555555', 'Enter valid Phone Number'],
  ['password', 'short', 'Password must be at least 8 characters'],
  ['password', 'back\\slash', 'Password contains invalid characters'],
  ['password', '        ', 'Please meet the password requirements'],
])('ACCT-3 VAL-5 VAL-10 a registration with %s %j says %j', (field, value, message) => {
  expect(messagesOf(registrationSchema, { ...complete, [field]: value })).toEqual({
    [field]: message,
  });
});

test.each(['', '(303) 555-0142', '1 (303) 555-0142'])(
  'ACCT-3 a registration passes with the phone %j',
  (phone) => {
    expect(messagesOf(registrationSchema, { ...complete, phone })).toEqual({});
  },
);

const PERSON = { firstName: 'Dana', lastName: 'Reyes', phone: '', state: '', zip: '' };

test.each([
  ['registration', 'firstName', PERSON_MAX_LENGTHS.name, registrationSchema],
  ['registration', 'lastName', PERSON_MAX_LENGTHS.name, registrationSchema],
  ['profile', 'firstName', PERSON_MAX_LENGTHS.name, profileSchema],
  ['profile', 'lastName', PERSON_MAX_LENGTHS.name, profileSchema],
  ['profile', 'address', PERSON_MAX_LENGTHS.address, profileSchema],
  ['profile', 'city', PERSON_MAX_LENGTHS.city, profileSchema],
] as const)(
  'ACCT-5 ACCT-11 a %s whose %s has more than %i characters says so',
  (_form, field, longest, schema) => {
    const values = { ...complete, ...PERSON, address: '', city: '' };
    expect(messagesOf(schema, { ...values, [field]: ` ${'n'.repeat(longest)} ` })).toEqual({});
    expect(messagesOf(schema, { ...values, [field]: 'n'.repeat(longest + 1) })).toEqual({
      [field]: `Use ${longest} characters or fewer`,
    });
  },
);
