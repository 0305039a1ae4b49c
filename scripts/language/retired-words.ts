/** A word or a pattern that this repository no longer uses. */
export interface RetiredWord {
  /** Matches the word in a line. */
  readonly pattern: RegExp;
  /** What to write instead, for the message of the lint. */
  readonly instead: string;
  /** Matches the files that the rule applies to; all files by default. */
  readonly files?: RegExp;
}

const CODE = /\.(?:c?[jt]s|tsx)$/;
const TESTS = /\.(?:test|spec)\.tsx?$/;

/** The retired words. The lint reports each line that matches one. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bnobody\b(?!@)/i, instead: 'no one' },
  { pattern: /\b(?:told|tells? of)\b/i, instead: 'notified or reported' },
  { pattern: /\b(?:hears?|heard)\b/i, instead: 'listens or receives' },
  {
    pattern: /\bstands\b(?! (?:in|for)\b)|\b(?:can|may|must|to) stand\b/i,
    instead: 'is, occurs, or applies',
  },
  {
    pattern: /\b(?:in vain|for want of|to be had|where (?:that|there) is none)\b/i,
    instead: 'failed, without, available, or if there is none',
  },
  { pattern: /\bwhat (?:it|they) (?:was|were) given\b/i, instead: 'the input' },
  {
    pattern:
      /\bone (?:file|place|entry|call|test|request|placeholder|schema|declaration|folder|line) an? [a-z]+\b/i,
    instead: 'one … per …',
  },
  {
    pattern: /\b(?:Perhaps it is|Have a new link sent|We know no|from now on|Not said)\b/,
    instead: 'a plain sentence',
  },
  { pattern: /\b(?:rooms of|in no room|house of)\b/i, instead: 'layers or modules' },
  {
    pattern: /(?:^\s*(?:(?:test|it|describe)[.\w]*\(|\*|\/\*|\/\/).*’)|(?:’.*\[[A-Z]+-\d)/,
    instead: "the straight apostrophe (') in titles and comments",
    files: CODE,
  },
  { pattern: /sighting/i, instead: 'mount trigger' },
  {
    pattern: /\b(?:answers? \d{3}|FakeAnswer|answer\.(?:ok|data|status))\b/,
    instead: 'response, result, or responds with',
  },
  { pattern: /chosen|chooser/i, instead: 'selected or picker', files: CODE },
  { pattern: /\bmanner\b/i, instead: 'policy' },
  { pattern: /\b(?:tellFound|arrange)\(/, instead: 'emitFound or scheduleMount', files: CODE },
  {
    pattern: /\b(?:wishStore|yieldSelection|seeSavedStore|StoreStanding)\b/,
    instead: 'requestStore, cancelAutoSelection, syncSavedStore, or hasLocalStore',
  },
  {
    pattern: /\b(?:takeGarageAlong|toldOf|soundOf|letFocusGo|keepPanelRules|inTurn)\b/,
    instead: 'a name with a standard verb',
  },
  {
    pattern: /\b(?:const|function|let) [a-z][A-Za-z]*Of\b/,
    instead: 'a name that starts with a verb',
    files: CODE,
  },
  { pattern: /\((?:wire|architecture|look|shop): /, instead: 'a link to docs/' },
  {
    pattern: /(?<!\/)\b(?:catalogue|colour|neighbour|behaviour|favourite)s?\b/i,
    instead: 'the American spelling',
  },
  { pattern: /@returns what\b/, instead: 'a function that …' },
  {
    pattern: /\b(?:said of|so often|under way|is no placeholder|what is there)\b/i,
    instead: 'a plain sentence',
  },
  {
    pattern: /\b(?:askForZip|MOST_NICKNAME|giveQueue|meddle|saidAgain)\b/,
    instead: 'a name in standard terms',
  },
  {
    pattern: /^\s*(?:test|describe|it)(?:\.\w+)?\(\s*['"`](?:wire|build|lint|bench|docs)[ :]/,
    instead: 'a sentence without a prefix',
    files: TESTS,
  },
  {
    pattern:
      /(?:^\s*(?:(?:test|describe|it)(?:\.\w+)?\(|\]\)\()?|\)\()\s*['"`][A-Z]{2,}-\d+[a-z]? /,
    instead: 'the requirement in brackets at the end of the title',
    files: TESTS,
  },
];

/** Files that may use retired words. */
export interface Exception {
  /** A path, or the beginning of paths, from the repository's root. */
  readonly path: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  { path: 'scripts/language/', reason: 'The list of the words, and its test.' },
  { path: 'docs/requirements.md', reason: 'Quotes the specification.' },
  { path: 'fixtures/services/seed/review-phrases.ts', reason: 'Quotes of customers.' },
];
