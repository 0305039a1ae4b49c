import { mo, po } from 'gettext-parser';
import type { GetTextTranslation, GetTextTranslations } from 'gettext-parser';
import spanish from '../../../src/language/es.json';
import type { TextsByKey } from '../../../src/language/language';
import { UI_VERSION } from '../../../src/site/version';
import { collectTexts } from '../../texts/collect-texts';
import spanishForAuthors from '../author-texts-es.json';
import type { Files } from '../files';

/** A text of the plugin, or of the bundle, as translators see it. */
interface Message {
  readonly text: string;
  /** The key of a text of the bundle, or the place of a block's text. */
  readonly context: string;
  /** A note to translators. */
  readonly note: string;
  readonly file: string;
}

/** A language, and its translation of a message, which is empty if there is none. */
interface Translation {
  readonly language: string;
  readonly translate: (message: Pick<Message, 'text' | 'context'>) => string;
}

const TEMPLATE: Translation = { language: '', translate: () => '' };

const bundleTexts: TextsByKey = spanish;
const authorTexts: Readonly<Record<string, string>> = spanishForAuthors;

const SPANISH: Translation = {
  language: 'es_ES',
  translate: ({ text, context }) => bundleTexts[context] ?? authorTexts[text] ?? '',
};

/** Matches a call of WordPress's functions that translate a text, and the note to translators before it. */
const CALL =
  /(?:\/\* translators: (.*?) \*\/\s*.*?)?\b(?:__|esc_html__|esc_attr__)\(\s*(['"])((?:\\.|(?!\2)[^\\])*)\2,\s*'bsro-ui',?\s*\)/g;

/** Finds the texts in a source file that WordPress translates. */
const findMessages = (file: string, code: string): Message[] =>
  [...code.matchAll(CALL)].map(([, note = '', , text = '']) => ({
    text: text.replaceAll(/\\(['"\\])/g, '$1'),
    context: '',
    note,
    file,
  }));

/** The properties of data that contain a text for authors. */
const TEXT_PROPERTIES = ['label', 'help', 'expected', 'title', 'description', 'group', 'effect'];

/** Finds the texts in data, such as the labels of fields. */
const findDataMessages = (file: string, data: unknown): Message[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return findDataMessages(file, value);
    if (value === '' || !TEXT_PROPERTIES.includes(name)) return [];
    // The contexts by which WordPress translates block.json.
    const context = file.endsWith('/block.json') ? `block ${name}` : '';
    return { text: value, context, note: '', file };
  });
};

const SYNTAX_NOTE =
  'ICU message syntax: keep the names in braces, and translate the texts of all cases.';

const createBundleMessages = (): Message[] =>
  [...collectTexts()].map(([context, text]) => ({
    text,
    context,
    note: text.includes('{') ? SYNTAX_NOTE : '',
    file: '',
  }));

/** Creates the catalog of all messages for `gettext-parser`. */
const createCatalog = (
  messages: readonly Message[],
  { language, translate }: Translation,
): GetTextTranslations => {
  const groups: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { text, context, note, file } of messages) {
    const group = (groups[context] ??= {});
    const { extracted = '', reference = '' } = group[text]?.comments ?? {};
    const files = new Set([...reference.split('\n'), file]);
    group[text] = {
      msgid: text,
      msgctxt: context,
      msgstr: [translate({ text, context })],
      comments: { extracted: extracted || note, reference: [...files].filter(Boolean).join('\n') },
    };
  }
  return {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': `bsro-ui ${UI_VERSION}`,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      Language: language,
      'X-Domain': 'bsro-ui',
    },
    translations: groups,
  };
};

/** Creates the translation of a script's messages, in the format of WordPress's `wp.i18n`. */
const createScriptTranslation = (
  messages: readonly Message[],
  { language, translate }: Translation,
): string =>
  JSON.stringify({
    domain: 'messages',
    locale_data: {
      messages: {
        '': { domain: 'messages', lang: language },
        ...Object.fromEntries(messages.map((message) => [message.text, [translate(message)]])),
      },
    },
  });

/**
 * Creates the template for translators, and the Spanish translation: of the authors' screens and of the bundle.
 * @param sources the code with translated texts, by the paths of its files in the plugin
 * @param data the data of files by their paths
 * @param scripts the handles of the scripts among these files, by their paths
 */
export const createTranslationFiles = (
  sources: Files,
  data: Readonly<Record<string, unknown>>,
  scripts: Files,
): Readonly<Record<string, string | Uint8Array>> => {
  const messages = [
    ...Object.entries(sources).flatMap(([file, code]) => findMessages(file, code)),
    ...Object.entries(data).flatMap(([file, value]) => findDataMessages(file, value)),
    ...createBundleMessages(),
  ];
  const template = createCatalog(messages, TEMPLATE);
  const translated = createCatalog(messages, SPANISH);
  const write = (catalog: GetTextTranslations): string =>
    po.compile(catalog, { foldLength: 0 }).toString();
  return {
    'languages/bsro-ui.pot': write(template),
    'languages/bsro-ui-es_ES.po': write(translated),
    'languages/bsro-ui-es_ES.mo': mo.compile(translated),
    ...Object.fromEntries(
      Object.entries(scripts).map(([path, handle]) => [
        `languages/bsro-ui-es_ES-${handle}.json`,
        createScriptTranslation(
          messages.filter(({ file }) => file === path),
          SPANISH,
        ),
      ]),
    ),
  };
};
