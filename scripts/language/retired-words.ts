/** A word or pattern that this repository no longer uses, and what to write in its place. */
export interface RetiredWord {
  /** Matches the word in a line. */
  readonly pattern: RegExp;
  /** The replacement, for the message of the lint. */
  readonly instead: string;
  /** Matches the files that the rule applies to; every file by default. */
  readonly files?: RegExp;
}

const CODE = /\.(?:c?[jt]s|tsx)$/;
const TESTS = /\.(?:test|spec)\.tsx?$/;

/** The retired words. The lint reports each line that one of them matches. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  // Words that read as if translated.
  { pattern: /\banew\b/i, instead: '"again"' },
  { pattern: /\bnobody\b(?!@)/i, instead: '"no one"' },
  { pattern: /\b(?:told|tells? of|toldOf)\b/i, instead: '"notified" or "reported"' },
  { pattern: /\b(?:hears?|heard)\b/i, instead: '"listens" or "receives"' },
  { pattern: /\bstands?\b(?! for\b)/i, instead: '"is", "occurs", or "applies"' },
  {
    pattern: /\b(?:in vain|for want of|to be had|where (?:that|there) is none)\b/i,
    instead: '"failed", "for lack of", "unavailable", or "if there is none"',
  },
  { pattern: /\bwhat (?:it|they) (?:was|were) given\b/i, instead: '"the input"' },
  {
    pattern:
      /\bone (?:file|place|entry|call|test|request|placeholder|schema|declaration|hook|folder|row|line) an? [a-z]+\b/i,
    instead: '"one … per …"',
  },
  {
    pattern: /\b(?:Perhaps it is|Have a new link sent|We know no|from now on|Not said)\b/,
    instead: 'plain retail copy',
  },

  // Names of the former private vocabulary.
  { pattern: /sighting/i, instead: '"mount trigger"' },
  { pattern: /\b(?:Manner|manners?)\b/, instead: '"mount policy"' },
  { pattern: /\b(?:arrange|tellFound)\b/, instead: 'scheduleMount or emitFound', files: CODE },
  { pattern: /\b(?:rooms of|in no room|house of)\b/i, instead: '"layers" or "modules"' },
  {
    pattern: /\b(?:wishStore|yieldSelection|seeSavedStore|StoreStanding)\b/,
    instead: 'requestStore, cancelAutoSelection, syncSavedStore, hasLocalStore',
  },
  {
    pattern: /\b(?:takeGarageAlong|soundOf|letFocusGo|keepPanelRules|inTurn)\b/,
    instead: 'a standard verb',
  },
  {
    pattern: /\b(?:const|function|let) [a-z][A-Za-z]*Of\b/,
    instead: 'a verb at the start of the name',
    files: CODE,
  },

  // Citations of documents that are not in the repository.
  {
    pattern: /\((?:wire|browser|architecture|look|shop|performance): /,
    instead: 'a link to docs/',
  },

  // Test titles.
  {
    pattern: /^\s*(?:test|describe|it)(?:\.\w+)?\(\s*['"`](?:wire|build|lint|bench|docs)[ :]/,
    instead: 'a sentence without a prefix',
    files: TESTS,
  },
  {
    pattern: /^\s*(?:(?:test|describe|it)(?:\.\w+)?\(|\]\)\()?\s*['"`][A-Z]{2,}-\d+[a-z]? /,
    instead: 'requirement IDs in brackets at the end of the title',
    files: TESTS,
  },
];

/** A retired word that a file may use, and why. */
export interface AllowedWord {
  readonly file: RegExp;
  /** Matches the allowed line. */
  readonly text: RegExp;
  readonly reason: string;
}

export const ALLOWED_WORDS: readonly AllowedWord[] = [
  {
    file: /^fixtures\/services\/seed\/review-phrases\.ts$/,
    text: /./,
    reason: 'Sentences of customers in reviews.',
  },
  {
    file: /^docs\/requirements\.md$/,
    text: /./,
    reason: 'The text of the specification.',
  },
];
