import { fc } from '../../test/fast-check';
import { blankAdded, parseCmsJson } from './parse-cms-json';

const LIST = [{ id: 'spring', copy: 'Save <br /> now' }, { id: 'fall' }];

test.each([
  ['as written', '[{"id":"spring","copy":"Save <br /> now"},{"id":"fall"}]'],
  [
    'with its lines in paragraphs',
    '<p>[{"id":"spring",</p>\n<p>"copy":"Save <br /> now"},</p>\n<p>{"id":"fall"}]</p>',
  ],
  [
    'with <br> tags at the ends of its lines',
    '[<br />\n{"id":"spring",<br>\n"copy":"Save <br /> now"},\n{"id":"fall"}<br/>\n]',
  ],
  [
    'with character references and <br> tags',
    '[{&quot;id&quot;:&#34;spring&#34;,<br />\n&quot;copy&quot;:&quot;Save <br /> now&quot;},{&quot;id&quot;:&quot;fall&quot;}]',
  ],
])('parses JSON %s [MOUNT-8]', (_, text) => {
  expect(parseCmsJson(text)).toEqual(LIST);
});

test.each([
  ['"Save\nnow"', 'Save now'],
  ['"Save<br />\nnow"', 'Save now'],
  ['"Save</p>\n<p>now"', 'Save now'],
  ['"<p>Save</p><p>now</p>"', '<p>Save</p><p>now</p>'],
  [String.raw`"say \"<p>\"\nnow"`, 'say "<p>"\nnow'],
])('replaces only line breaks inside %j with spaces [MOUNT-8]', (text, expected) => {
  expect(parseCmsJson(text)).toBe(expected);
});

const JSON_TEXT = '[{"id":"spring","copy":"Save <br /> now"},{"id":"fall"}]';

test.each([
  ['a byte order mark', `\uFEFF${JSON_TEXT}`],
  ['zero-width and bidi characters', JSON_TEXT.replaceAll(',', '\u200B,\u200E\u202A\u2060')],
  ['no-break and narrow spaces', JSON_TEXT.replaceAll(',', ',\u202F\u00A0\u2003\u3000')],
  ['soft hyphens and line separators', JSON_TEXT.replaceAll(',', ',\u00AD\u2028\u0085')],
  ['a CDATA section', `<![CDATA[${JSON_TEXT}]]>`],
  ['a CDATA section in comments', `\n//<![CDATA[\n${JSON_TEXT}\n//]]>\n`],
  ['a CDATA section in other comments', `/* <![CDATA[ */ ${JSON_TEXT} /* ]]> */`],
  ['an HTML comment', `<!--\n${JSON_TEXT}\n// -->`],
  ['a CDATA section and HTML comments', `<!--//--><![CDATA[//><!--\n${JSON_TEXT}\n//--><!]]>`],
  [
    'a byte order mark and character references',
    `\uFEFF${JSON_TEXT.replaceAll('"', '&quot;')}\u200B`,
  ],
])('parses JSON with %s around it or between its parts [MOUNT-8]', (_, text) => {
  expect(parseCmsJson(text)).toEqual(LIST);
});

test('keeps the invisible characters inside of strings', () => {
  expect(parseCmsJson('["a\u200B\u202Fb", "<!--", "]]>"]')).toEqual([
    'a\u200B\u202Fb',
    '<!--',
    ']]>',
  ]);
});

test.each([
  '[{“id”: “a”}]',
  '[{"id": "a",}]',
  '[{"id": "a" "type": "none"}]',
  '[{"id": "a"} // spring\n]',
  '[<!-- spring -->{"id": "a"}]',
  '[{"id": "C:\\dir"}]',
  '[{"id": "a}]',
  '[{id: "a"}]',
  '[{"id"',
])('refuses %j [MOUNT-8]', (text) => {
  expect(() => parseCmsJson(text)).toThrow(SyntaxError);
});

test('keeps the positions of a text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'[]{}",:\\ \n1a<>!-/&;“\u200B\uFEFF'.split('')) }),
      (text) => {
        expect(blankAdded(text)).toHaveLength(text.length);
      },
    ),
  );
});
