import { getExpected, getSample, withParsers } from '../../authoring/attribute-facts';
import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { Attribute, AttributeKind } from '../../src/mounts/schema/attributes';
import type { AuthoredPart, JsonFields } from '../../src/mounts/schema/author-facts';
import type { AnyPlaceholder, PlaceholderAuthorTexts } from '../../src/mounts/schema/placeholder';

/** A value that an author enters for a component, which becomes a `data-*` attribute. */
export interface ComponentField {
  /** camelCase, as in `dataset`. */
  readonly name: string;
  /** The attribute's name, with `data-`. */
  readonly attribute: string;
  /** `url` for a text attribute that contains a URL. */
  readonly kind: AttributeKind;
  readonly label: string;
  readonly help: string | undefined;
  /** Ends the sentence "expected …". */
  readonly expected: string;
  readonly isRequired: boolean;
  /** The valid texts, if they are few. */
  readonly choices: readonly string[];
  /** The text that has the same effect as no attribute. */
  readonly fallback: string | undefined;
  /** A valid text. */
  readonly sample: string;
}

/** An element inside a component that the feature uses, with the fields of its attributes. */
export interface ComponentPart extends Omit<AuthoredPart, 'attributes'> {
  readonly fields: readonly ComponentField[];
}

/** A placeholder as a component of a CMS's editor. */
export interface ComponentModel {
  readonly name: string;
  readonly className: string;
  readonly title: string;
  readonly description: string;
  readonly group: PlaceholderAuthorTexts['group'];
  readonly fields: readonly ComponentField[];
  /** An example of the HTML that an author may write inside; empty if the placeholder needs none. */
  readonly sampleContent: string;
  /**
   * A form that works on every site. A component contains it until an author adds other content. Other
   * samples contain data, such as a price, that no page may publish.
   */
  readonly initialContent: string;
  readonly parts: readonly ComponentPart[];
  /** The fields of the objects in its JSON script, if it has one. */
  readonly jsonFields: JsonFields | undefined;
  /** Whether a page may have only one. */
  readonly isUnique: boolean;
}

/** The values of a component's fields by name, as an author has entered them. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

const toText = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.join(',') || undefined;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
};

/** Creates a field from the declaration of an attribute. */
export const createField = ([name, attribute]: readonly [
  string,
  Attribute<unknown>,
]): ComponentField => {
  const { kind, author, required, choices, fallback } = attribute;
  return {
    name,
    attribute: toAttributeName(name),
    kind: author?.isUrl ? 'url' : kind,
    label: author?.label ?? name,
    help: author?.help,
    expected: getExpected(attribute),
    isRequired: required === true,
    choices: choices ?? [],
    fallback: toText(fallback),
    sample: getSample(attribute),
  };
};

const createPart = ({ attributes = {}, ...part }: AuthoredPart): ComponentPart => ({
  ...part,
  fields: Object.entries(withParsers(attributes)).map(createField),
});

/**
 * Creates the model of a placeholder's component, from which the components of every CMS are generated.
 * @throws if the placeholder has no texts for authors
 */
export const createComponentModel = ({
  name,
  match,
  attributes,
  author,
}: AnyPlaceholder): ComponentModel => {
  if (!author) throw new Error(`${name} has no texts for authors`);
  const sampleContent = author.sample ?? '';
  return {
    name,
    className: match.className,
    title: author.title,
    description: author.description,
    group: author.group,
    fields: Object.entries(attributes).map(createField),
    sampleContent,
    initialContent: sampleContent.includes('<form') ? sampleContent : '',
    parts: (author.parts ?? []).map(createPart),
    jsonFields: author.parts?.find(({ json }) => json)?.json,
    isUnique: author.isUnique === true,
  };
};

/** Returns a valid value of each required field. */
export const createSampleValues = ({ fields }: ComponentModel): FieldValues =>
  Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map(({ name, sample }) => [name, sample]),
  );
