/** The rules of the lint, with a description of each for the documentation and for SARIF. */
export const RULES = {
  'unclosed-tag': 'An element has no end tag, so it contains everything after it',
  'stray-end-tag': 'An end tag closes nothing',
  'self-closing': 'A slash does not close an HTML element',
  'in-head': 'A placeholder is in the head',
  'in-table': 'A placeholder is between the rows of a table, and browsers move it before the table',
  inert: 'A placeholder is in noscript',
  'commented-out': 'A placeholder is in a comment; a hint, because it may be there on purpose',
  nested: 'A placeholder is inside another placeholder, whose contents are replaced',
  'two-on-one': 'An element has the classes of two placeholders',
  'duplicate-placeholder': 'A page may have this placeholder only once',
  'missing-script': 'The page has placeholders, but not the script of the bundle',
  'duplicate-script': 'The page includes the bundle twice',
  'duplicate-id': 'Two elements have the same ID',
  'duplicate-attribute': 'An element has an attribute twice; only the first applies',
  'unknown-class': 'A class name is misspelled, or the name of a placeholder is used as an ID',
  'unknown-attribute': 'The name of an attribute is misspelled, or belongs to another placeholder',
  'missing-attribute': 'A required attribute is missing',
  'invalid-value': 'The value of an attribute is not allowed',
  'template-expression': 'An attribute contains a template expression, such as ${properties.store}',
  'insecure-url': 'A URL begins with http: or with //',
  'base-url': 'A base URL changes where links to a hash or a path lead',
  'relative-url': 'A URL depends on the URL of the page',
  'unknown-switch': 'A switch has an unknown name or version',
  'missing-part': 'A placeholder lacks a form, link, field, or script that it needs',
  'misplaced-part': 'A part of a placeholder is outside of it',
  'mismatched-part':
    'A placeholder inside a part has a different value than the part, such as a different tire',
  'missing-target': 'A jump link leads to an ID that no element has',
  'escaped-html': 'The HTML of a placeholder is text, which visitors see',
  'raw-shortcode': 'A shortcode of WordPress is text, which visitors see',
  'script-type': 'A JSON script has the wrong type, so it is not read',
  'bare-json': 'JSON outside of a script is visible to visitors',
  json: 'The JSON is broken',
  'json-list': 'The JSON is not a list of objects',
  'json-references': 'The CMS has added character references to the JSON',
  'unknown-field': 'A field of the JSON has an unknown name',
  'missing-field': 'A required field of the JSON is missing',
  'duplicate-field': 'An object of the JSON has a field twice; only the last applies',
  'duplicate-entry': 'Two interrupts have the same ID',
  'invalid-field': 'The value of a field of the JSON is not allowed',
  'page-rule': 'A page rule is not a regular expression, or could take too long to match',
  'texts-object': 'The changed texts are not an object with a text for each key',
  'unknown-text': 'No text has the key of a changed text',
  'text-parameters': 'A changed text lacks a {parameter}, or has an unknown one',
  'text-braces':
    'A { or } of a changed text has no counterpart, or a case is not as ICU message syntax requires',
  'text-html': 'A changed text contains HTML or a character reference',
  'empty-text': 'A changed text is empty',
  'text-length':
    'A changed text is more than twice as long as the text that it replaces, and than 30 characters',
  'unknown-block': 'The name of a block is misspelled',
  'unknown-row': 'A block, or a part of it, has no row or setting of this name',
  'missing-row': 'A block lacks a row that it needs, or a part a setting',
  'duplicate-row': 'A block has a row twice; only the last applies',
  'row-columns': 'A name and its value are in one column, so they are content',
  sheet: 'A sheet of a block does not load, or a link does not lead to a sheet',
  'bare-ampersand': 'An editor may change a bare &',
  'angle-bracket': 'A bare < in an attribute breaks the page in some editors',
} as const;

export type RuleName = keyof typeof RULES;

const HINTS: ReadonlySet<string> = new Set<RuleName>(['commented-out']);

/** Checks whether a rule only gives hints: its findings may be intentional, so they aren't mistakes. */
export const isHint = (rule: string): boolean => HINTS.has(rule);
