import { toAttributeName, toPlainName } from './attribute-name';
import { getAttributeTexts } from './attribute-texts';
import type { Attribute } from './attributes';
import type { AttributeMistake, ElementMistake, Mistake } from './mistake';

const ELEMENT_TEXTS: Readonly<Record<ElementMistake, string>> = {
  nested: 'it is inside another placeholder, and only the outer one is mounted',
  'bare-json':
    'its JSON is not in a JSON script and is hidden: ' +
    'write <script type="application/json">[…]</script>',
};

/** The declared samples of a placeholder's attributes, by name. */
type Samples = Readonly<Record<string, string>>;

/** Finds the valid value that was probably meant. */
const findMeantValue = (attribute: Attribute<unknown>, raw: string): string | undefined => {
  const { parse, choices } = attribute;
  const meant = choices?.find((choice) => toPlainName(choice) === toPlainName(raw.trim()));
  const texts = [meant, raw.trim(), raw.trim().toLowerCase()];
  return texts.find((text) => text !== undefined && parse(text) !== undefined);
};

const describeAttribute = (
  { name, attribute, raw, misspelled, isFatal }: AttributeMistake,
  samples: Samples,
): string => {
  const attributeName = toAttributeName(name);
  const meant = findMeantValue(attribute, raw ?? misspelled?.value ?? '');
  const text = meant ?? samples[name] ?? getAttributeTexts(attribute).example;
  // The sample isn't the author's own value: it may be the number of another store.
  const verb = meant === undefined && !attribute.choices ? 'write your value, such as' : 'write';
  const correction = `${verb} ${attributeName}="${text.replaceAll('"', '&quot;')}"`;
  const ignored = misspelled && `${misspelled.name} is not read`;
  if (!isFatal) return `${ignored}: ${correction}`;
  const found = raw === undefined ? 'is missing' : `is "${raw}"`;
  const { expected } = getAttributeTexts(attribute);
  const problem = [`${attributeName} ${found}`, `expected ${expected}`, ignored].filter(Boolean);
  return `${problem.join(', ')}: ${correction}`;
};

const describeMistake = (mistake: Mistake, samples: Samples): string =>
  typeof mistake === 'string' ? ELEMENT_TEXTS[mistake] : describeAttribute(mistake, samples);

const isFatal = (mistake: Mistake): boolean => typeof mistake === 'string' || mistake.isFatal;

/**
 * Describes the mistakes in an element: each attribute with its value, the expected value, and the
 * correction (MOUNT-8).
 * @param samples values to suggest for attributes whose value doesn't show what was meant
 * @returns one message if the placeholder can't be mounted; otherwise one per mistake
 */
export const describeMistakes = (mistakes: readonly Mistake[], samples: Samples = {}): string[] => {
  const describe = (mistake: Mistake): string => describeMistake(mistake, samples);
  const fatal = mistakes.filter(isFatal);
  if (fatal.length === 0) return mistakes.map(describe);
  const others = mistakes.filter((mistake) => !isFatal(mistake));
  return [[...fatal, ...others].map(describe).join('; ')];
};
