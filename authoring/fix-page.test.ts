/** @jest-environment node */
import { manifest } from '../src/mounts/manifest';
import { fc } from '../test/fast-check';
import { fixPage } from './fix-page';
import { decodeBytes } from './sources/encoded-text';

const MISTAKE = '<div class="reviews-app-v2" data-type="Reviews" data-id="1"></div>';
const CORRECTED = MISTAKE.replace('Reviews', 'reviews');

const fix = (bytes: Uint8Array): Buffer => Buffer.from(fixPage(decodeBytes(bytes), manifest).bytes);

/** Bytes except `<`, which would be markup. */
const anyBytes = fc
  .uint8Array({ max: 0xff, maxLength: 60 })
  .map((bytes) => bytes.map((byte) => (byte === 0x3c ? 0x3d : byte)));

const withMistake = (head: string, before: Uint8Array, after: Uint8Array, mistake: string) =>
  Buffer.concat([Buffer.from(`${head}<p>`), before, Buffer.from(`</p>${mistake}<p>`), after]);

test.each([
  ['declares nothing', ''],
  ['declares UTF-8', '<meta charset="utf-8">'],
  ['has a byte order mark of UTF-8', '\uFEFF'],
  ['declares windows-1252', '<meta charset="windows-1252">'],
  ['declares ISO 8859-2', '<meta http-equiv="content-type" content="text/html; charset=latin2">'],
  ['declares Shift_JIS', '<meta charset="shift_jis">'],
  ['declares gb18030', '<meta charset="gb18030">'],
  ['declares EUC-KR', '<meta charset="euc-kr">'],
])('keeps all bytes beside a correction of a file that %s', (_title, head) => {
  fc.assert(
    fc.property(anyBytes, anyBytes, (before, after) => {
      expect(fix(withMistake(head, before, after, MISTAKE))).toEqual(
        withMistake(head, before, after, CORRECTED),
      );
    }),
  );
});

test.each<[string, BufferEncoding, (content: Buffer) => Buffer]>([
  ['little', 'utf16le', (content) => content],
  ['big', 'utf16le', (content) => content.swap16()],
])('keeps UTF-16 (%s-endian) and its byte order mark', (_title, encoding, order) => {
  const encode = (text: string): Buffer =>
    order(Buffer.from(`\uFEFF<p>Café 😀</p>${text}`, encoding));
  expect(fix(encode(MISTAKE))).toEqual(encode(CORRECTED));
});

test('keeps the bytes of an encoding with states', () => {
  const japanese = Uint8Array.from([0x1b, 0x24, 0x42, 0x25, 0x3f, 0x1b, 0x28, 0x42]);
  const head = '<meta charset="iso-2022-jp">';
  expect(fix(withMistake(head, japanese, japanese, MISTAKE))).toEqual(
    withMistake(head, japanese, japanese, CORRECTED),
  );
});

test.each([
  [
    'would insert a character that the encoding lacks',
    Buffer.from(
      '<meta charset="windows-1252"><div class="bsro-interrupt-slot"><script type="application/json">[{&quot;id&quot;:&quot;&#x263a;&quot;}]</script></div>',
    ),
    'windows-1252 lacks ☺ (U+263A)',
  ],
  [
    'would replace bytes that are not in the encoding',
    Buffer.from(
      '<meta charset="utf-8"><div class="review-app-v2 caf\xe9" data-type="reviews" data-id="1"></div>',
      'latin1',
    ),
    "bytes that aren't utf-8",
  ],
  [
    'would change the meaning of the bytes after it',
    Buffer.from(
      '<meta charset="iso-2022-jp">\u001B(J<div class="review-app-v2 ~" data-type="reviews" data-id="1"></div>~',
    ),
    "can't be written in iso-2022-jp",
  ],
])('refuses a correction that %s', (_title, bytes, reason) => {
  expect(() => fix(bytes)).toThrow(reason);
});
