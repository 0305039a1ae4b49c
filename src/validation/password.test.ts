import { PASSWORD_CLASSES, findPasswordProblem } from './password';

test.each(['', 'Aa1!', 'short77', 'abc😀😀😀'])(
  'rejects %j as too short [VAL-10/length]',
  (password) => {
    expect(findPasswordProblem(password)).toBe('short');
  },
);

test('rejects a backslash [VAL-10/backslash]', () => {
  expect(findPasswordProblem('Good\\Pass1!')).toBe('backslash');
});

test.each(['        ', 'éééééééé', '"""\'\'\'<>'])(
  'rejects %j, which has none of the character classes [VAL-10/classes]',
  (password) => {
    expect(findPasswordProblem(password)).toBe('classes');
  },
);

test.each(['lowercase', 'UPPERCASE', '12345678', '--------', 'éééééééa', 'correct horse battery'])(
  'accepts %j, which has one character class [VAL-10/classes]',
  (password) => {
    expect(findPasswordProblem(password)).toBeUndefined();
  },
);

test('accepts exactly the listed special characters [VAL-10/classes]', () => {
  const special = PASSWORD_CLASSES.find(({ name }) => name === 'special');
  for (const character of '-!$%^&*()/_+|~=`{}[]:;?,.@#') {
    expect([character, special?.pattern.test(character)]).toEqual([character, true]);
  }
  for (const character of '\\<>"\' éa1') {
    expect([character, special?.pattern.test(character)]).toEqual([character, false]);
  }
});

test('the checklist has the four character classes [VAL-10/checklist]', () => {
  expect(PASSWORD_CLASSES.map(({ name }) => name)).toEqual([
    'lowercase',
    'uppercase',
    'digit',
    'special',
  ]);
});
