import { PASSWORD_CLASSES, validatePassword } from './password';

test.each(['', 'Aa1!', 'short77', 'abc😀😀😀'])('VAL-10 %j is too short', (password) => {
  expect(validatePassword(password)).toBe('Password must be at least 8 characters');
});

test('VAL-10 a backslash is not allowed', () => {
  expect(validatePassword('Good\\Pass1!')).toBe('Password contains invalid characters');
});

test.each(['        ', 'éééééééé', '"""\'\'\'<>'])(
  'VAL-10 %j is of none of the classes',
  (password) => {
    expect(validatePassword(password)).toBe('Please meet the password requirements');
  },
);

test.each(['lowercase', 'UPPERCASE', '12345678', '--------', 'éééééééa', 'correct horse battery'])(
  'VAL-10 one class is enough: %j',
  (password) => {
    expect(validatePassword(password)).toBeUndefined();
  },
);

test('VAL-10 every special character of the list counts, and no other', () => {
  const special = PASSWORD_CLASSES.find(({ name }) => name === 'special');
  for (const character of '-!$%^&*()/_+|~=`{}[]:;?,.@#') {
    expect([character, special?.pattern.test(character)]).toEqual([character, true]);
  }
  for (const character of '\\<>"\' éa1') {
    expect([character, special?.pattern.test(character)]).toEqual([character, false]);
  }
});

test('VAL-10 the checklist has the four classes', () => {
  expect(PASSWORD_CLASSES.map(({ name }) => name)).toEqual([
    'lowercase',
    'uppercase',
    'digit',
    'special',
  ]);
});
