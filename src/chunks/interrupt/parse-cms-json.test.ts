import { parseCmsJson, suggestCorrection } from './parse-cms-json';

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

test.each([
  ['[{“id”: “a”}]', 'typographic quotes'],
  ["[{'id': 'a'}]", 'single quotes'],
  ['[{"id": "a",}]', 'comma before a closing bracket'],
  ['[{"id": "a"}<br />\n{"id": "b"}]', 'add a comma'],
])('refuses %j and suggests a correction [MOUNT-8]', (text, correction) => {
  expect(() => parseCmsJson(text)).toThrow(SyntaxError);
  expect(suggestCorrection(text)).toContain(correction);
});

test('suggests no correction for JSON that ends early', () => {
  expect(() => parseCmsJson('[{"id"')).toThrow(SyntaxError);
  expect(suggestCorrection('[{"id"')).toBeUndefined();
});
