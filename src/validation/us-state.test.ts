import { anyCharacter, fc } from '../../test/fast-check';
import { isUsState, toUsStateCode } from './us-state';

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY ' +
  'NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
/** DC, the territories and the freely associated states, and the armed forces. */
const OTHERS = 'DC AS GU MP PR VI FM MH PW AA AE AP';
const CODES = [...STATES.split(' '), ...OTHERS.split(' ')];

test('accepts the 50 states, DC, territories, and armed forces in any case [VAL-8/states] [VAL-8/any-case]', () => {
  expect(STATES.split(' ')).toHaveLength(50);
  for (const code of CODES) {
    for (const text of [code, code.toLowerCase(), code[0] + code.slice(1).toLowerCase()]) {
      expect([text, isUsState(text), toUsStateCode(text)]).toEqual([text, true, code]);
    }
  }
});

test.each([
  '',
  'C',
  'COL',
  'ZZ',
  'XX',
  'ON',
  'Colorado',
  'C O',
  '12',
  '__proto__',
  'constructor',
  'toString',
])('rejects %j as a state code [VAL-8/states]', (text) => {
  expect(isUsState(text)).toBe(false);
});

test('rejects all other pairs of letters [VAL-8/states]', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const found = letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => isUsState(code));
  expect(found).toEqual([...CODES].sort());
});

test.each([
  ['Colorado', 'CO'],
  ['new  york', 'NY'],
  ['DISTRICT OF COLUMBIA', 'DC'],
  ['Narnia', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('accepts the state name %j as %j [VAL-7]', (text, code) => {
  expect(toUsStateCode(text)).toBe(code);
});

test('handles any text without throwing [VAL-8]', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(toUsStateCode(text) ?? 'CO').toMatch(/^[A-Z]{2}$/);
    }),
  );
});
