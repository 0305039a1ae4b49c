import { isUtf8 } from 'node:buffer';
import { normalizeEncoding, TextDecoder } from '@exodus/bytes/encoding.js';
import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';
import { utf16fromString } from '@exodus/bytes/utf16.js';
import { utf8fromString } from '@exodus/bytes/utf8.js';
import { getEncoding } from 'encoding-sniffer';
import { applyEdits, selectEdits } from '../lint/edit';
import type { Edit } from '../lint/edit';
import { UnreadableError } from './unreadable-error';

/** The text of a file with its bytes, so that a change leaves all other bytes as they are. */
export interface EncodedText {
  readonly bytes: Uint8Array;
  /** The name of the encoding in lower case, such as `windows-1252`. */
  readonly encoding: string;
  readonly text: string;
}

/** Why a change can't be written in a file's encoding. */
export class EncodingError extends Error {
  public override readonly name = 'EncodingError';
}

const createDecoder = (encoding: string): TextDecoder =>
  new TextDecoder(encoding, { ignoreBOM: true });

/**
 * Decodes a file as a browser does (HTML standard): by its byte order mark, the `Content-Type` header, or its
 * `<meta>` or XML declaration. Without any, it is UTF-8 if its bytes are, otherwise windows-1252.
 * @param contentType the header of the response, if there was one
 * @throws {UnreadableError} if the encoding is one that browsers refuse to decode, such as ISO-2022-KR
 */
export const decodeBytes = (bytes: Uint8Array, contentType = ''): EncodedText => {
  const [, charset = ''] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  const encoding = normalizeEncoding(
    getEncoding(bytes, {
      transportLayerEncodingLabel: charset,
      defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252',
    }),
  );
  if (encoding === null || encoding === 'replacement') {
    throw new UnreadableError('its encoding is one that browsers refuse to decode');
  }
  return { bytes, encoding, text: createDecoder(encoding).decode(bytes) };
};

const isValid = (bytes: Uint8Array, encoding: string): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const MULTI_BYTE = new Set([
  'big5',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'gbk',
  'iso-2022-jp',
  'shift_jis',
]);

type Encoder = (text: string) => Uint8Array;

const createEncoder = (encoding: string): Encoder => {
  if (encoding === 'utf-8') return utf8fromString;
  if (encoding === 'utf-16le') return (text) => utf16fromString(text, 'uint8-le');
  if (encoding === 'utf-16be') return (text) => utf16fromString(text, 'uint8-be');
  return MULTI_BYTE.has(encoding)
    ? createMultibyteEncoder(encoding)
    : createSinglebyteEncoder(encoding);
};

const canEncode = (encode: Encoder, text: string): boolean => {
  try {
    encode(text);
    return true;
  } catch {
    return false;
  }
};

const describeCharacter = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

/** Encodes what a change inserts. @throws {EncodingError} if the encoding lacks a character of it */
const encodeInserted = (text: string, encoding: string): Uint8Array => {
  const encode = createEncoder(encoding);
  if (canEncode(encode, text)) return encode(text);
  const missing = text.match(/./gsu)?.find((character) => !canEncode(encode, character)) ?? text;
  throw new EncodingError(
    `${encoding} lacks ${describeCharacter(missing)}, which the correction needs`,
  );
};

/**
 * Finds where characters begin in the bytes. Decoding byte by byte also finds it beside bytes that the
 * encoding doesn't have, where encoding the text again wouldn't return the same bytes.
 */
const findByteOffsets = ({ bytes, encoding }: EncodedText): ReadonlyMap<number, number> => {
  const decoder = createDecoder(encoding);
  const offsets = new Map([[0, 0]]);
  let characters = 0;
  for (const [offset, byte] of bytes.entries()) {
    const decoded = decoder.decode(bytes.subarray(offset, offset + 1), { stream: true });
    if (decoded === '') continue;
    characters += decoded.length;
    // The byte that shows that the previous ones are invalid is decoded together with them.
    if (decoded.length > 1 && decoded.endsWith(String.fromCharCode(byte))) {
      offsets.set(characters - 1, offset);
    }
    offsets.set(characters, offset + 1);
  }
  return offsets;
};

/**
 * Applies changes to a file; all bytes outside of them stay as they are.
 * @throws {EncodingError} if the changes can't be written in the encoding of the file
 */
export const applyEditsToBytes = (page: EncodedText, edits: readonly Edit[]): EncodedText => {
  const { bytes, encoding, text } = page;
  const fixed = applyEdits(text, edits);
  if (fixed === text) return page;
  const offsets = findByteOffsets(page);
  const parts: Uint8Array[] = [];
  let position = 0;
  for (const edit of selectEdits(edits)) {
    const [start, end] = [offsets.get(edit.start), offsets.get(edit.end)];
    if (start === undefined || end === undefined) break;
    if (!isValid(bytes.subarray(start, end), encoding)) {
      throw new EncodingError(`the place of the correction has bytes that aren't ${encoding}`);
    }
    parts.push(bytes.subarray(position, start), encodeInserted(edit.text, encoding));
    position = end;
  }
  const result = decodeBytes(Buffer.concat([...parts, bytes.subarray(position)]));
  // Encodings with states, such as ISO-2022-JP, give the same bytes different meanings.
  if (result.text !== fixed) {
    throw new EncodingError(`the correction can't be written in ${encoding}`);
  }
  return result;
};
