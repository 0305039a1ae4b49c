import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { pageAttributes } from '../../../authoring/page-attributes';
import { SITES } from '../../../fixtures/html/content/brands';
import spanish from '../../../src/language/es.json';
import type { TextsByKey } from '../../../src/language/language';
import { manifest } from '../../../src/mounts/manifest';
import { SITE_NAMES, getDefaultZip } from '../../../src/site/brands';
import { UI_VERSION } from '../../../src/site/version';
import { SWITCHES } from '../../../src/site/switches';
import type { SwitchName } from '../../../src/site/switches';
import type { AssetsManifest } from '../../build/assets-manifest';
import { SWITCH_EFFECTS } from '../../integration/tables';
import { collectTexts } from '../../texts/collect-texts';
import { createTokenFile } from '../../tokens/token-file';
import { createComponentModel, createField } from '../component-model';
import type { Files } from '../files';
import { TYPES_FILE, createPageScriptTypes } from '../page-script-types';
import {
  createBlockFiles,
  createPlaceholderData,
  createSlotBlockFiles,
  findSlotPart,
  getCategories,
  getShortcode,
  getSlotTexts,
} from './block-files';
import { getBlockName, SLOT_BLOCK } from './block-name';
import type { EditorComponent } from './editor/components';
import { PATTERNS } from './patterns';
import { createPhpData } from './php-literal';
import type { PhpValue } from './php-literal';
import { createReadme } from './readme';
import { createTranslationFiles } from './translations';

const SOURCES = path.join(__dirname, 'plugin');

/** The values that the settings offer for a switch. */
const SWITCH_VALUES: Readonly<Record<SwitchName, readonly string[]>> = {
  'bsro-ui-pinnacle': ['on', 'off'],
  'bsro-ui-chatbot': ['on', 'off'],
  'bsro-ui-global-nav': ['on', 'off'],
  'bsro-ui-tdp': ['v1', 'v2'],
};

const MODELS = manifest.map(createComponentModel);

const createReleaseData = ({ buildId, entry }: AssetsManifest): PhpValue => {
  const { switches: _own, ...attributes } = pageAttributes;
  return {
    build: buildId,
    entry: entry.file,
    integrity: entry.integrity,
    site_names: SITE_NAMES,
    brands: SITES,
    default_zips: Object.fromEntries(SITE_NAMES.map((site) => [site, getDefaultZip(site)])),
    groups: getCategories(MODELS),
    page_attributes: Object.entries(attributes)
      .map(createField)
      .map(({ attribute, kind, label, help, expected, choices, sample }) => ({
        attribute,
        kind,
        label,
        help: (help ?? '').replaceAll('`', ''),
        expected,
        choices,
        sample,
      })),
    switches: Object.fromEntries(
      SWITCHES.map((name) => [
        name,
        { effect: SWITCH_EFFECTS[name].replaceAll('`', ''), values: SWITCH_VALUES[name] },
      ]),
    ),
  };
};

const createTextData = (): string => {
  const translations: TextsByKey = spanish;
  return createPhpData(
    "The bundle's texts, in English and in Spanish.",
    [...collectTexts()].map(([key, en]) => ({ key, en, es: translations[key] ?? en })),
  );
};

const createEditorComponents = (): readonly EditorComponent[] =>
  MODELS.map((model) => {
    const { name, title, description, group, fields, jsonFields } = model;
    const [slot] = findSlotPart(model)?.fields ?? [];
    return {
      block: getBlockName(name),
      shortcode: getShortcode(name),
      title,
      description,
      group,
      fields,
      ...(jsonFields ? { jsonFields } : {}),
      ...(slot ? { slot } : {}),
    };
  });

/** Bundles a script of the editors, so that a site needs no build. */
const bundleEditorScript = (name: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'editor', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    define: { BSRO_UI_COMPONENTS: JSON.stringify(createEditorComponents()) },
  });
  return outputFiles.map(({ text }) => text).join('');
};

/** Creates a script, and the file that names its dependencies, as WordPress's own build tool does. */
const createEditorScript = (name: string, dependencies: readonly string[]): Files => {
  const code = bundleEditorScript(name);
  const version = createHash('sha256').update(code).digest('hex').slice(0, 16);
  return {
    [`editor/${name}.js`]: code,
    [`editor/${name}.asset.php`]: createPhpData('The dependencies of the script.', {
      dependencies,
      version,
    }),
  };
};

/** Reads the plugin's source files, and fills in the version. */
const readSources = (): Files =>
  Object.fromEntries(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.php'))
      .map((file) => [
        file.split(path.sep).join('/'),
        readFileSync(path.join(SOURCES, file), 'utf8').replaceAll('{{version}}', UI_VERSION),
      ]),
  );

/** The handles of the scripts with texts of authors' screens. */
const EDITOR_SCRIPTS: Files = {
  'editor/blocks.js': 'bsro-ui-editor',
  'editor/classic.js': 'bsro-ui-classic',
};

/** Reads the code of the editor scripts, which share most of it, by their paths in the plugin. */
const readEditorSources = (): Files => {
  const folder = path.join(__dirname, 'editor');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  return Object.fromEntries(Object.keys(EDITOR_SCRIPTS).map((file) => [file, code]));
};

/** Creates the generated files of the plugin by their paths: all but the release. */
export const createPluginFiles = (
  assets: AssetsManifest,
): Readonly<Record<string, string | Uint8Array>> => {
  const sources = readSources();
  const release = createReleaseData(assets);
  const components = createEditorComponents();
  return {
    ...sources,
    ...createTranslationFiles(
      { ...sources, ...readEditorSources() },
      {
        'data/release.php': release,
        'data/patterns.php': PATTERNS,
        ...Object.fromEntries(Object.keys(EDITOR_SCRIPTS).map((file) => [file, components])),
        [`blocks/${SLOT_BLOCK}/block.json`]: getSlotTexts(MODELS),
        ...Object.fromEntries(
          MODELS.map(({ name, title, description }) => [
            `blocks/${name}/block.json`,
            { title, description },
          ]),
        ),
      },
      EDITOR_SCRIPTS,
    ),
    'readme.txt': createReadme(assets),
    'assets/.htaccess': readFileSync(path.join(SOURCES, 'assets.htaccess'), 'utf8'),
    'data/release.php': createPhpData('The release, and the choices of the settings.', release),
    'data/placeholders.php': createPhpData(
      'The placeholders by their names.',
      Object.fromEntries(MODELS.map((model) => [model.name, createPlaceholderData(model)])),
    ),
    'data/texts.php': createTextData(),
    'data/patterns.php': createPhpData(
      'The patterns by their names.',
      Object.fromEntries(
        Object.entries(PATTERNS).map(
          ([name, { title, path: pagePath = '', blockType, content, isComplete }]) => [
            name,
            {
              title,
              path: pagePath,
              block_type: blockType,
              content,
              is_complete: isComplete,
            },
          ],
        ),
      ),
    ),
    ...createEditorScript('blocks', [
      'wp-block-editor',
      'wp-blocks',
      'wp-components',
      'wp-data',
      'wp-element',
      'wp-html-entities',
      'wp-i18n',
    ]),
    ...createEditorScript('classic', ['wp-i18n']),
    ...createEditorScript('texts', []),
    'editor/editor.css': readFileSync(path.join(__dirname, 'editor/editor.css'), 'utf8'),
    [TYPES_FILE]: createPageScriptTypes(),
    ...Object.fromEntries(
      SITES.map((site) => [`assets/tokens.${site}.css`, createTokenFile(site)]),
    ),
    ...createSlotBlockFiles(MODELS, UI_VERSION),
    ...Object.fromEntries(
      manifest.flatMap((placeholder) => Object.entries(createBlockFiles(placeholder, UI_VERSION))),
    ),
  };
};
