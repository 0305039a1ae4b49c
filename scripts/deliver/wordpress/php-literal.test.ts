import { boolean, nullable, number, parse, union } from 'valibot';
import { createPhpData, toPhpLiteral } from './php-literal';
import type { PhpValue } from './php-literal';

/** Reads a literal as PHP does: in single quotes, only a backslash and a quote are escaped. */
const parseLiteral = (code: string): PhpValue => {
  let position = 0;
  const skip = (): void => {
    position += /^\s*/.exec(code.slice(position))?.[0].length ?? 0;
  };
  const take = (text: string): boolean => {
    skip();
    if (!code.startsWith(text, position)) return false;
    position += text.length;
    return true;
  };
  const parseText = (): string => {
    let text = '';
    for (; code[position] !== "'"; position += 1) {
      if (position >= code.length) throw new Error('Unterminated string');
      if (code[position] === '\\' && /['\\]/.test(code[position + 1] ?? '')) position += 1;
      text += code[position];
    }
    position += 1;
    return text;
  };
  const parseValue = (): PhpValue => {
    if (take("'")) return parseText();
    if (take('array(')) return parseArray();
    const [word = ''] = /^[\w.-]+/.exec(code.slice(position)) ?? [];
    position += word.length;
    return parse(nullable(union([boolean(), number()])), JSON.parse(word));
  };
  const parseArray = (): PhpValue => {
    const list: PhpValue[] = [];
    const named: Record<string, PhpValue> = {};
    while (!take(')')) {
      const value = parseValue();
      if (typeof value === 'string' && take('=>')) named[value] = parseValue();
      else list.push(value);
      take(',');
    }
    return list.length > 0 ? list : named;
  };
  const value = parseValue();
  expect(code.slice(position)).toBe('');
  return value;
};

test.each<[string, PhpValue]>([
  ['quotes', 'it\'s "quoted"'],
  ['backslashes', 'a\\b\\'],
  ['a backslash before a quote', "\\'; phpinfo(); //"],
  ['variables', '$secret ${secret} {$secret}'],
  ['the end of PHP', '?><script>alert(1)</script>'],
  ['lines and other letters', 'Tires\n— „größer“ 🛞'],
  ['an array in an array', [['a', "b'"], ['\\']]],
  ['names and values', { "it's": { a: true, b: false, c: null, d: 1.5 }, 'x\\': [1, 2] }],
])('converts %s to a literal that PHP evaluates to the same value', (_case, value) => {
  expect(parseLiteral(toPhpLiteral(value))).toEqual(value);
});

test("creates a file that returns the value and can't be opened directly", () => {
  const code = createPhpData('The data.', { a: ["'"] });
  expect(code).toMatch(/^<\?php\n\/\*\*\n \* The data\. /);
  expect(code).toContain("defined( 'ABSPATH' ) || exit;");
  expect(code.split('return ')[1]).toBe("array(\n\t'a' => array(\n\t\t'\\'',\n\t),\n);\n");
});
