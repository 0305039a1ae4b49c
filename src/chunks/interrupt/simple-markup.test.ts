import { fc } from '../../../test/fast-check';
import { loadSanitizer, sanitizeHtml } from '../../ui/html/sanitize-html';
import { createSimpleMarkup } from './simple-markup';

const toHtml = (nodes: DocumentFragment | undefined): string | undefined => {
  if (!nodes) return undefined;
  const holder = document.createElement('div');
  holder.append(nodes);
  return holder.innerHTML;
};

beforeAll(() => loadSanitizer());

test.each([
  ['', ''],
  ['Below 45 degrees?', 'Below 45 degrees?'],
  ['<p>Fees &amp; tax &#038; more.</p>', '<p>Fees &amp; tax &amp; more.</p>'],
  [
    '<p>One<br>two <b>and <i>a</i></b></p>\n<p>x</p>',
    '<p>One<br>two <b>and <i>a</i></b></p>\n<p>x</p>',
  ],
  ['<ul> <li>One</li><li>Two</li></ul>', '<ul> <li>One</li><li>Two</li></ul>'],
])('creates the nodes of %j without the sanitizer [INTR-1/fields]', (html, expected) => {
  expect(toHtml(createSimpleMarkup(html))).toBe(expected);
});

test.each([
  '<p>Open',
  'Closed</p>',
  '<p><b>crossed</p></b>',
  '<p>a<p>b</p></p>',
  '<b><p>block</p></b>',
  '<li>No list</li>',
  '<p class="x">a</p>',
  '<a href="/">link</a>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<P>upper case</P>',
  '<p >space</p>',
  '<!-- comment -->',
  'a &copy; b',
  'a & b',
  'a < b',
  'a > b',
  'a\0b',
])('leaves %j to the sanitizer [INTR-1/fields]', (html) => {
  expect(createSimpleMarkup(html)).toBeUndefined();
});

test('either creates the same nodes as the sanitizer or leaves the HTML to the sanitizer [INTR-1/fields]', () => {
  const part = fc.constantFrom(
    ...['<p>', '</p>', '<b>', '</b>', '<i>', '</i>', '<ul>', '</ul>', '<li>', '</li>', '<br>'],
    ...[
      'a',
      ' ',
      '\n',
      '&amp;',
      '&lt;b&gt;',
      '&nbsp;',
      '&#39;',
      '&#038;',
      '&',
      '<',
      '>',
      '<u>',
      '</u>',
    ],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const html = parts.join('');
      expect([undefined, toHtml(sanitizeHtml(html))]).toContain(toHtml(createSimpleMarkup(html)));
    }),
  );
});
