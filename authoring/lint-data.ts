import { parseFragment } from 'parse5';
import { JSON_START } from '../src/mounts/schema/bare-json';
import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { MarkupElement } from './markup';
import type { Markup } from './read-markup';
import { getAncestors, getAttribute, getPlace, getText } from './markup';
import type { Problem } from './problem';
import { findPlaceholder } from './problem';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Decodes the character references that a CMS's editor adds. */
const decode = (text: string): string =>
  parseFragment(text)
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');

/** Numeric references, which editors add; a named one, such as `&amp;`, is the author's. */
const NUMERIC_REFERENCE = /&#(\d+|x[\da-f]+);/i;

const lintScript = (element: MarkupElement): Problem[] => {
  const text = getText(element);
  const place = getPlace(element);
  if (!isJson(text) && !isJson(decode(text))) {
    return [{ ...place, code: 'json', message: 'this JSON is invalid' }];
  }
  if (isJson(text) && !NUMERIC_REFERENCE.test(text)) return [];
  const message =
    'the CMS has added character references (such as &#038;) to this JSON; they are decoded, but ' +
    'store the JSON where the editor does not change it';
  return [{ ...place, code: 'json-references', message }];
};

const isJsonScript = (element: MarkupElement): boolean =>
  element.tagName === 'script' && getAttribute(element, 'type') === 'application/json';

const lintText = (element: MarkupElement): Problem[] => {
  if (!JSON_START.test(getText(element))) return [];
  const message = 'JSON outside a <script type="application/json"> is visible to visitors';
  return [{ ...getPlace(element), code: 'bare-json', message }];
};

/** Finds mistakes in the JSON of placeholders. */
export const lintData = ({ elements }: Markup, manifest: readonly AnyPlaceholder[]): Problem[] =>
  elements
    .filter((element) =>
      [element, ...getAncestors(element)].some((around) => findPlaceholder(manifest, around)),
    )
    .flatMap((element) => (isJsonScript(element) ? lintScript(element) : lintText(element)));
