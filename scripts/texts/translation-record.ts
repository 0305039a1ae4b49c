import { createHash } from 'node:crypto';

/** For each key, the hashes of the English and the Spanish text when the translation was last checked. */
export type TranslationRecord = Readonly<Record<string, string>>;

type Texts = ReadonlyMap<string, string>;

/** Long enough that an accidental match among a few thousand texts is unlikely. */
const HASH_LENGTH = 8;

const hash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

const toEntry = (key: string, english: Texts, spanish: Texts): string =>
  `${hash(english.get(key) ?? '')} ${hash(spanish.get(key) ?? '')}`;

/** Lists the keys whose English text has changed since the record, but not the Spanish one. */
export const listOutdated = (english: Texts, spanish: Texts, record: TranslationRecord): string[] =>
  [...english.keys()].filter((key) => {
    const [oldEnglish, oldSpanish] = record[key]?.split(' ') ?? [];
    const [newEnglish, newSpanish] = toEntry(key, english, spanish).split(' ');
    return oldEnglish !== undefined && oldEnglish !== newEnglish && oldSpanish === newSpanish;
  });

/**
 * Returns the record of the current texts. Outdated translations keep their entries.
 * @param checked keys whose Spanish text still translates the changed English one
 */
export const updateRecord = (
  english: Texts,
  spanish: Texts,
  record: TranslationRecord,
  checked: readonly string[] = [],
): TranslationRecord => {
  const outdated = new Set(listOutdated(english, spanish, record));
  for (const key of checked) outdated.delete(key);
  return Object.fromEntries(
    [...english.keys()]
      .toSorted()
      .map((key) => [key, (outdated.has(key) && record[key]) || toEntry(key, english, spanish)]),
  );
};
