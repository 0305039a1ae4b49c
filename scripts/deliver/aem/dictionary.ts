import spanish from '../../../src/language/es.json';
import { TEXTS_CLASS } from '../../../src/language/page-texts';
import { collectTexts } from '../../texts/collect-texts';
import { manifest } from '../../../src/mounts/manifest';
import { createComponentModel } from '../component-model';
import type { Files } from '../files';
import { createContentXml } from './docview';
import { translateEditorTexts } from './editor-texts';

/** The HTL that prints the texts of a site's dictionary, which is the resource. */
export const TEXTS_TEMPLATE =
  `<meta data-sly-repeat.entry="\${resource.children}" class="${TEXTS_CLASS}" ` +
  'name="${entry.valueMap[\'sling:key\'] || entry.name}" content="${entry.valueMap[\'sling:message\']}">\n';

/** The tag by which a page component prints the dictionary of the page's language. */
export const TEXTS_TAG =
  "<sly data-sly-resource=\"${'/content/cq:i18n/SITE/{0}' @ format=currentPage.language.language, " +
  "resourceType='bsro-ui/components/texts'}\"></sly>";

/** Returns the name of an entry's node. A key that is a sentence can't be one. */
const toNodeName = (key: string, index: number): string =>
  /^[\w.-]+$/.test(key) ? key : `text${index}`;

const createDictionary = (
  title: string,
  language: string,
  texts: Iterable<readonly [key: string, text: string]>,
): string =>
  createContentXml({
    properties: {
      'jcr:primaryType': 'sling:Folder',
      'jcr:mixinTypes': ['mix:language'],
      'jcr:language': language,
      'jcr:title': title,
    },
    children: Object.fromEntries(
      [...texts].map(([key, text], index) => [
        toNodeName(key, index),
        {
          properties: {
            'jcr:primaryType': 'sling:MessageEntry',
            'sling:key': key,
            'sling:message': text,
          },
        },
      ]),
    ),
  });

/**
 * Creates the dictionaries that list all texts, for AEM's translator, those of the dialogs' texts, and the component
 * that prints a site's changed texts; by their paths below the package's root.
 */
export const createTextFiles = (): Files => ({
  'i18n/.content.xml': createContentXml({
    properties: { 'jcr:primaryType': 'sling:Folder', 'jcr:title': 'Texts' },
  }),
  'i18n/en.xml': createDictionary('English', 'en', collectTexts()),
  'i18n/es.xml': createDictionary('Spanish', 'es', Object.entries(spanish)),
  'i18n/editor/.content.xml': createContentXml({
    properties: { 'jcr:primaryType': 'sling:Folder', 'jcr:title': 'Texts of the dialogs' },
  }),
  // AEM shows the English texts themselves if there is no entry.
  'i18n/editor/es.xml': createDictionary(
    'Spanish',
    'es',
    translateEditorTexts(manifest.map(createComponentModel)),
  ),
  'components/texts/.content.xml': createContentXml({
    properties: {
      'jcr:primaryType': 'cq:Component',
      'jcr:title': 'Changed texts',
      'jcr:description': "Prints the texts of a site's dictionary into the head of a page.",
      componentGroup: '.hidden',
      'cq:noDecoration': true,
    },
  }),
  'components/texts/texts.html': TEXTS_TEMPLATE,
});
