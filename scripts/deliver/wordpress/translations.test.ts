import { mo, po } from 'gettext-parser';
import spanish from '../../../src/language/es.json';
import { collectTexts } from '../../texts/collect-texts';
import { createTranslationFiles } from './translations';

const SOURCE = `<?php
	/* translators: %s: a name */
	sprintf( esc_html__( 'It\\'s "%s".', 'bsro-ui' ), $name );
	__( 'Saved', 'bsro-ui' );
	__( 'Saved', 'other' );
`;
const files = createTranslationFiles(
  { 'includes/a.php': SOURCE, 'includes/b.php': "esc_attr__( 'Saved', 'bsro-ui' )" },
  {
    'editor/a.js': [{ name: 'brand', help: undefined, fields: [{ label: 'Tire brand' }] }],
    'blocks/a/block.json': { title: 'Price' },
  },
  { 'editor/a.js': 'bsro-ui-a' },
);
const read = (file: string): Buffer => Buffer.from(files[`languages/${file}`] ?? '');

test('writes a template with the texts of the plugin, their files, and notes to translators', () => {
  const { '': messages } = po.parse(read('bsro-ui.pot')).translations;
  expect(Object.keys(messages ?? {})).toEqual(['', 'It\'s "%s".', 'Saved', 'Tire brand']);
  expect(messages?.['It\'s "%s".']?.comments?.extracted).toBe('%s: a name');
  expect(messages?.['Saved']?.comments?.reference).toBe('includes/a.php\nincludes/b.php');
});

test('writes a template with the texts of data and of the bundle, with contexts, and no translation', () => {
  const { '': _own, 'block title': titles, ...groups } = po.parse(read('bsro-ui.pot')).translations;
  expect(Object.keys(titles ?? {})).toEqual(['Price']);
  const found = Object.entries(groups).flatMap(([key, messages]) =>
    Object.values(messages).map(({ msgid, msgstr }) => [key, msgid, msgstr]),
  );
  expect(found).toEqual([...collectTexts()].map(([key, text]) => [key, text, ['']]));
});

test("writes the Spanish texts of a script in the format of WordPress's scripts", () => {
  expect(JSON.parse(read('bsro-ui-es_ES-bsro-ui-a.json').toString())).toMatchObject({
    locale_data: { messages: { '': { lang: 'es_ES' }, 'Tire brand': ['Marca de la llanta'] } },
  });
});

test.each(['po', 'mo'] as const)('writes the Spanish texts of the bundle as .%s', (format) => {
  const file = read(`bsro-ui-es_ES.${format}`);
  const {
    '': _own,
    'block title': _titles,
    ...groups
  } = { po, mo }[format].parse(file).translations;
  const found = Object.entries(groups).flatMap(([key, messages]) =>
    Object.values(messages).map(({ msgstr }) => [key, msgstr.join()] as const),
  );
  expect(new Map(found)).toEqual(new Map(Object.entries(spanish)));
});
