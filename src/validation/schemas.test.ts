/** @jest-environment jsdom */
import { ValidationError } from 'yup';
import type { AnySchema, ObjectSchema } from 'yup';
import { billingSchema } from './billing-schema';
import { bookingContactSchema } from './booking-schema';
import { emailSignupSchema } from './email-signup-schema';
import { forgotPasswordSchema } from './forgot-password-schema';
import { PERSON_MAX_LENGTHS } from './clean-field';
import { createChangePasswordSchema, createResetPasswordSchema } from './new-password-schema';
import { orderAccountSchema, registrationSchema } from './registration-schema';
import { changeEmailSchema, profileSchema } from './profile-schema';
import { reviewSchema } from './review-schema';
import { shareSchema } from './share-schema';
import { signInSchema } from './sign-in-schema';
import { vehicleSchema } from './vehicle-schema';
import { visitSchema } from './visit-schema';

const getMessages = (schema: AnySchema, values: object): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const entries = error.inner.map(({ path, message }): [string, string] => [path ?? '', message]);
    return Object.fromEntries(entries.reverse());
  }
};

test('an empty sign-in form shows its required messages [ACCT-3 VAL-11]', () => {
  expect(getMessages(signInSchema, { email: '', password: '' })).toEqual({
    email: 'Email address is required to sign-in',
    password: 'Password is required',
  });
});

test('a sign-in form rejects an invalid email [ACCT-3/sign-in] [VAL-2/message]', () => {
  expect(getMessages(signInSchema, { email: 'dana@example', password: 'x' })).toEqual({
    email: 'Enter valid email address',
  });
});

test('a complete sign-in form accepts any password [ACCT-3]', () => {
  expect(getMessages(signInSchema, { email: ' dana@example.com ', password: 'x\\' })).toEqual({});
});

const complete = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '',
  password: 'roadside7',
  optin: false,
};

test('an empty registration form shows its required messages [ACCT-3 VAL-11]', () => {
  const empty = { ...complete, firstName: ' ', lastName: '', email: '', password: '' };
  expect(getMessages(registrationSchema, empty)).toEqual({
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
])('a registration with %s %j shows "%s" [ACCT-3 VAL-5 VAL-10]', (field, value, message) => {
  expect(getMessages(registrationSchema, { ...complete, [field]: value })).toEqual({
    [field]: message,
  });
});

test.each(['', '(303) 555-0142', '1 (303) 555-0142'])(
  'a registration accepts the phone number %j [ACCT-3]',
  (phone) => {
    expect(getMessages(registrationSchema, { ...complete, phone })).toEqual({});
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
  'a %s rejects a %s of more than %i characters [ACCT-5 ACCT-11]',
  (_form, field, longest, schema) => {
    const values = { ...complete, ...PERSON, address: '', city: '' };
    expect(getMessages(schema, { ...values, [field]: ` ${'n'.repeat(longest)} ` })).toEqual({});
    expect(getMessages(schema, { ...values, [field]: 'n'.repeat(longest + 1) })).toEqual({
      [field]: `Use ${longest} characters or fewer`,
    });
  },
);

/** Fields whose values the visitor chooses and never types. */
const CHOICES = ['dropWaitOption', 'pickupPreference', 'rating', 'drivingCondition'];

const SCHEMAS = {
  billing: billingSchema,
  booking: bookingContactSchema,
  'change email': changeEmailSchema,
  'change password': createChangePasswordSchema(true),
  'email signup': emailSignupSchema,
  'forgot password': forgotPasswordSchema,
  'order account': orderAccountSchema,
  profile: profileSchema,
  registration: registrationSchema,
  'reset password': createResetPasswordSchema(true),
  review: reviewSchema,
  share: shareSchema,
  'sign in': signInSchema,
  vehicle: vehicleSchema,
  visit: visitSchema,
} satisfies Readonly<Record<string, ObjectSchema<object>>>;

test.each(Object.entries<ObjectSchema<object>>(SCHEMAS))(
  'a %s form sends typed text without invisible characters, and passwords as they are',
  (_form, schema) => {
    const names = Object.keys(schema.fields).filter((name) => name !== 'optin');
    const isKept = (name: string) => CHOICES.includes(name) || /password/i.test(name);
    const typed = ' \u200B\u202Da\u2060\xA0';
    const values = Object.fromEntries(names.map((name) => [name, typed]));
    const expected = names.map((name) => [name, isKept(name) ? typed : 'a']);
    expect(schema.cast(values)).toEqual(Object.fromEntries(expected));
  },
);

test.each([
  ['\u200Bdana@example.com', 'dana@example.com'],
  ['mailto:Dana@example.com', 'dana@example.com'],
])('a booking takes the pasted address %j as %j [VAL-3]', (email, sent) => {
  const values = { ...complete, phone: 'tel:+1 (303)\xA0555\u20110142', email };
  const choices = { dropWaitOption: 'drop', pickupPreference: 'text' };
  expect(bookingContactSchema.validateSync({ ...values, ...choices })).toMatchObject({
    email: sent,
  });
});

test.each([
  ['sign in', signInSchema, { password: 'x' }, 'Enter valid email address'],
  ['email signup', emailSignupSchema, {}, 'Enter valid email address'],
  ['share', shareSchema, { method: 'email' }, 'Please enter valid email address'],
  [
    'registration',
    registrationSchema,
    complete,
    'A valid email address is required to create an account',
  ],
])(
  'a %s form refuses an address that a mailer reads as a list [VAL-1 VAL-2]',
  (_form, schema, values, email) => {
    expect(getMessages(schema, { ...values, email: 'dana,evil@example.com' })).toEqual({ email });
  },
);

test.each([
  ['My card is 4111 1111 1111 1111.', { comments: "Don't enter card numbers" }],
  ['Call 303-555-0142 after 5.', {}],
])('the comments %j about a visit have the problems %j [STATE-5]', (comments, problems) => {
  const choices = { dropWaitOption: 'drop', pickupPreference: 'text' };
  expect(getMessages(visitSchema, { ...choices, comments })).toEqual(problems);
});

test.each([
  ['booking', 'firstName', bookingContactSchema],
  ['booking', 'lastName', bookingContactSchema],
  ['booking', 'email', bookingContactSchema],
  ['billing', 'firstName', billingSchema],
  ['billing', 'lastName', billingSchema],
  ['billing', 'email', billingSchema],
  ['billing', 'street1', billingSchema],
  ['billing', 'street2', billingSchema],
  ['billing', 'city', billingSchema],
])(
  'a %s form names the field %s if it contains a card number, which the host would refuse [STATE-5]',
  (_form, name, schema) => {
    const values = { ...complete, dropWaitOption: 'drop', pickupPreference: 'text' };
    const getProblem = (digits: string) => {
      const text = name === 'email' ? `${digits}@example.com` : digits;
      return getMessages(schema, { ...values, [name]: text })[name];
    };
    expect(getProblem('4111111111111111')).toBe("Don't enter card numbers");
    expect(getProblem('3035550142')).toBeUndefined();
  },
);
