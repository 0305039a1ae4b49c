import { parseFragment } from 'parse5';
import { JSON_START } from '../src/mounts/schema/bare-json';
import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { Markup, MarkupElement } from './markup';
import { ancestorsOf, attributeOf, placeOf, textOf } from './markup';
import type { Problem } from './problem';
import { placeholderOf } from './problem';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The text after a CMS's editor has turned characters into references. */
const decode = (text: string): string =>
  parseFragment(text)
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');

/** What editors write; a named one in a text of HTML, such as `&amp;`, is its author's own. */
const NUMERIC_REFERENCE = /&#(\d+|x[\da-f]+);/i;

const lintScript = (element: MarkupElement): Problem[] => {
  const text = textOf(element);
  const place = placeOf(element);
  if (!isJson(text) && !isJson(decode(text))) {
    return [{ ...place, code: 'json', message: 'this JSON does not parse' }];
  }
  if (isJson(text) && !NUMERIC_REFERENCE.test(text)) return [];
  const message =
    'the CMS has put character references (such as &#038;) into this JSON; they are read, but ' +
    'store it where the editor leaves it alone';
  return [{ ...place, code: 'json-references', message }];
};

const isJsonScript = (element: MarkupElement): boolean =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'application/json';

const lintText = (element: MarkupElement): Problem[] => {
  if (!JSON_START.test(textOf(element))) return [];
  const message = 'JSON outside of a <script type="application/json">, which visitors would read';
  return [{ ...placeOf(element), code: 'bare-json', message }];
};

/** The JSON that authors put into placeholders. */
export const lintData = ({ elements }: Markup, manifest: readonly AnyPlaceholder[]): Problem[] =>
  elements
    .filter((element) =>
      [element, ...ancestorsOf(element)].some((around) => placeholderOf(manifest, around)),
    )
    .flatMap((element) => (isJsonScript(element) ? lintScript(element) : lintText(element)));
