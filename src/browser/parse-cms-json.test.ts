import { fc } from '../../test/fast-check';
import { blankAdded, describeJsonMistake, parseCmsJson } from './parse-cms-json';

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
  ['[{“id”: “a”}]', '“ (U+201C) in line 1, column 3 of the script: replace typographic quotes'],
  ["[\n  {'id': 'a'}]", "' in line 2, column 4 of the script: replace single quotes"],
  ['[{"id": "a",}]', ', in line 1, column 12 of the script: remove the comma before a closing'],
  [
    '[{"id": "a"}<br />\n{"id": "b"}]',
    '{ in line 2, column 1 of the script: add a comma before it',
  ],
  ['[{"id": "a" "type": "none"}]', '" in line 1, column 13 of the script: add a comma before it'],
  ['[{"id": "a"} // spring\n]', '/ in line 1, column 14 of the script: remove the comment'],
  ['[\n/* spring */ {"id": "a"}]', '/ in line 2, column 1 of the script: remove the comment'],
  ['[<!-- spring -->{"id": "a"}]', '< in line 1, column 2 of the script: remove the comment'],
  ['[{"id": "a\tb"}]', 'U+0009 in line 1, column 11 of the script: write \\t instead'],
  ['[{"id": "a\u0001b"}]', 'U+0001 in line 1, column 11 of the script: write a space instead'],
  ['[{"id": "C:\\dir"}]', '\\ in line 1, column 12 of the script: write \\\\ for a backslash'],
  ['[{"id": "a}]', '" in line 1, column 9 of the script: add a double quote after the text'],
  ['[{id: "a"}]', 'i in line 1, column 3 of the script: put the text into double quotes'],
  ['[{"id": "a"}\u0000]', 'U+0000 in line 1, column 13 of the script: remove it'],
  ['[{"id": "a"}😀]', '😀 (U+1F600) in line 1, column 13 of the script: remove it'],
  ['[{"id": "a"]}', '] in line 1, column 12 of the script: check the brackets'],
  ['[{&quot;id&quot;: ‘a’}]', '‘ (U+2018) in line 1 of the script: replace single quotes'],
  ['[{"id"', 'add } at the end'],
  ['[{"id" "a"}]', '" in line 1, column 8 of the script: add'],
  ['[{"id",: "a"}]', 'check its colons and commas'],
])('refuses %j and names the mistake [MOUNT-8]', (text, mistake) => {
  expect(() => parseCmsJson(text)).toThrow(SyntaxError);
  expect(describeJsonMistake(text)).toContain(mistake);
});

test('finds a mistake in every text that is not JSON', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'[]{}",:\\ \n1a<>!-/&;“\u200B\uFEFF'.split('')) }),
      (text) => {
        expect(describeJsonMistake(text)).toMatch(/\w/);
        expect(blankAdded(text)).toHaveLength(text.length);
      },
    ),
  );
});
