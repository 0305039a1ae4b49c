import type { Attribute } from '../src/mounts/schema/attributes';
import type { AnyPlaceholder, FailurePolicy, When } from '../src/mounts/schema/placeholder';
import { getExpected, getSample } from './attribute-facts';
import type { AttributeFacts, AuthoredPart, JsonFields } from '../src/mounts/schema/author-facts';
import { SWITCHES } from '../src/site/switches';
import { describeField } from './describe-field';
import { pageAttributes } from './page-attributes';
import { toAttributeName } from '../src/mounts/schema/attribute-name';
import { formatPlaceholder } from './format-placeholder';

/** Creates the HTML that an author copies, with only the required attributes. */
export const createSample = ({ match, attributes, author }: AnyPlaceholder): string => {
  const requiredAttributes = Object.entries(attributes)
    .filter(([, { required }]) => required)
    .map(([name, attribute]) => [toAttributeName(name), getSample(attribute)] as const);
  return formatPlaceholder({
    ...match,
    attributes: requiredAttributes,
    content: author?.sample ?? '',
  });
};

const describePresence = ({
  required,
  fallback,
}: Pick<Attribute<unknown>, 'required' | 'fallback'>): string =>
  required ? 'yes' : fallback === undefined ? 'no' : `no; default \`${JSON.stringify(fallback)}\``;

const describeSample = (attribute: AttributeFacts[string]): string => {
  const sample = getSample(attribute);
  return sample === '' ? 'no value' : `\`${sample}\``;
};

const createAttributeTable = (attributes: AttributeFacts): string => {
  const rows = Object.entries(attributes).map(([name, attribute]) => {
    const { label = '', help } = attribute.author ?? {};
    const purpose = help ? `${label}. ${help}` : label;
    return `| \`${toAttributeName(name)}\` | ${getExpected(attribute)} | ${describeSample(attribute)} | ${describePresence(attribute)} | ${purpose} |`;
  });
  return rows.length === 0
    ? 'It has no attributes.'
    : [
        '| attribute | value | sample | required | purpose |',
        '|---|---|---|---|---|',
        ...rows,
      ].join('\n');
};

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

const createPartRow = ({ selector, purpose, inside, required, place }: AuthoredPart): string => {
  const otherPlaces = {
    self: 'the placeholder itself',
    around: 'an element around the placeholder',
  };
  const sentence = [
    inside === undefined ? purpose : `${purpose}, inside \`${inside}\``,
    ...(place === undefined ? [] : [`it may also be ${otherPlaces[place]}`]),
  ].join('; ');
  return `| \`${selector}\` | ${sentence} | ${required ? 'yes' : 'no'} |`;
};

const createFieldRows = (fields: JsonFields, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    escapeRow([
      `\`${prefix}${name}\``,
      describeField(field),
      `\`${JSON.stringify(field.sample)}\``,
      field.required ? 'yes' : 'no',
      field.label,
    ]),
    ...createFieldRows(field.fields ?? {}, `${prefix}${name}[].`),
  ]);

const escapeRow = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;

/** Describes the elements inside a placeholder that the feature uses, and how to write each. */
const createParts = (parts: readonly AuthoredPart[]): string => {
  const details = parts.map(({ selector, sample, attributes, json, sharedWith }) =>
    [
      `\`${selector}\`:\n\n\`\`\`html\n${sample}\n\`\`\``,
      ...(attributes ? [createAttributeTable(attributes)] : []),
      ...(sharedWith
        ? [
            `A \`.${sharedWith.className}\` inside it has the same ${sharedWith.attributes
              .map((name) => `\`${toAttributeName(name)}\``)
              .join(' and ')}.`,
          ]
        : []),
      ...(json
        ? [
            [
              '| field | value | sample | required | purpose |',
              '|---|---|---|---|---|',
              ...createFieldRows(json),
            ].join('\n'),
          ]
        : []),
    ].join('\n\n'),
  );
  return [
    'Inside it:',
    ['| element | purpose | required |', '|---|---|---|', ...parts.map(createPartRow)].join('\n'),
    ...details,
  ].join('\n\n');
};

const describeMedia = ({ media }: AnyPlaceholder): string =>
  Object.entries(media?.queries ?? {})
    .map(
      ([value, query]) =>
        `, with \`${toAttributeName(media?.attribute ?? '')}="${value}"\` when \`${query}\` matches`,
    )
    .join('');

export const describeTiming = (when: When): string => {
  switch (when.on) {
    case 'now':
      return 'at once';
    case 'idle':
      return 'when the browser is idle';
    case 'visible':
      return `when it comes within ${when.margin} of the viewport`;
    case 'topic':
      return `on the topic \`${when.topic}\`, or after ${when.latest / 1000} s`;
    case 'action':
      return 'when a visitor clicks or focuses it';
  }
};

const describeHash = ({ openedBy }: AnyPlaceholder): string =>
  openedBy === undefined
    ? ''
    : `, or when the hash of the URL is its \`${toAttributeName(openedBy)}\`, followed by \`.open\``;

/** Describes when a placeholder loads. */
export const describeLoading = (placeholder: AnyPlaceholder): string =>
  describeTiming(placeholder.when) + describeHash(placeholder) + describeMedia(placeholder);

const NOTICE_RESULT = 'your HTML stays, with a message and a *Try again* button below it';
const QUIET_RESULT =
  'your HTML stays as it is; a click loads the feature again, and shows a message if that fails too';

/** Describes what visitors see when a placeholder fails. */
export const describeFailure = (failure: FailurePolicy): string => {
  if (failure === 'notice') return NOTICE_RESULT;
  if (failure === 'quiet') return QUIET_RESULT;
  const { attribute, noticeFor } = failure;
  return `with \`${toAttributeName(attribute)}="${noticeFor}"\` ${NOTICE_RESULT}; otherwise ${QUIET_RESULT}`;
};

const describeTopics = ({ topics }: AnyPlaceholder): string => {
  const describeTopicNames = (verb: string, names: readonly string[] = []): string[] =>
    names.length > 0 ? [`${verb} ${names.map((name) => `\`${name}\``).join(', ')}`] : [];
  const parts = [
    ...describeTopicNames('publishes', topics?.publishes),
    ...describeTopicNames('listens to', topics?.subscribesTo),
  ];
  return parts.join('; ') || 'none';
};

const formatCodeList = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ');

/** What a visitor must have for a placeholder to show something, by the declaration's `visitorNeeds`. */
export const VISITOR_NEEDS = {
  store: 'a selected store',
  cart: 'a cart with tires',
  appointment: 'an appointment and the key of its link',
  order: 'an order and the key of its link',
} as const;

/** Lists the facts that apply only to some placeholders. */
const createFurtherFacts = ({ author }: AnyPlaceholder): string =>
  [
    ...(author?.calls ? [`**Calls:** shows the responses to ${formatCodeList(author.calls)}`] : []),
    ...(author?.urlParameters
      ? [`**URL:** reads ${formatCodeList(Object.keys(author.urlParameters))} from the page’s URL`]
      : []),
    ...(author?.visitorNeeds ? [`**Visitor:** needs ${VISITOR_NEEDS[author.visitorNeeds]}`] : []),
    ...(author?.worksWith
      ? [`**Works with:** ${formatCodeList(author.worksWith)} on the same page`]
      : []),
    ...(author?.switches ? [`**Switches:** ${formatCodeList(author.switches)}`] : []),
    ...(author?.accessibility
      ? [`**Accessibility:** ${author.accessibility.replace(/\.$/, '')}`]
      : []),
    ...(author?.isUnique ? ['**Once:** a page may have only one'] : []),
  ]
    .map((fact) => `\n- ${fact}.`)
    .join('');

/** Describes what happens to the HTML inside a placeholder. */
export const describeContents = ({ kind, keepsPlaceholders, author }: AnyPlaceholder): string =>
  (kind === 'react' && !keepsPlaceholders) || author?.replacesContent
    ? 'the feature replaces your HTML when it has loaded'
    : 'the feature adds behavior to your HTML';

/** Creates the section about a placeholder, with a level-3 heading. */
export const createSection = (placeholder: AnyPlaceholder): string => {
  const { name, author, attributes, failure } = placeholder;
  return `### ${author?.title ?? name}

${author?.description ?? ''}

\`\`\`html
${createSample(placeholder)}
\`\`\`

${[createAttributeTable(attributes), ...(author?.parts ? [createParts(author.parts)] : [])].join('\n\n')}

- **Loads** ${describeLoading(placeholder)}.
- **Contents:** ${describeContents(placeholder)}.
- **When it fails:** ${describeFailure(failure)}.
- **Topics:** ${describeTopics(placeholder)}.${createFurtherFacts(placeholder)}`;
};

const HEAD = `# Placeholders

The placeholders that an author can use, generated from the declarations in \`src/mounts/placeholders\` by
\`npm run docs\`. Check a rendered page with \`npm run lint:html -- page.html\`
([page lint](authoring/lint.md)).

If a required attribute is missing, or a value is invalid, your HTML stays as it is, and the console shows one error.
\`data-mount\` on the element shows its state: found, waiting, loading, mounted, failed, or off.

## The page

The bundle reads these attributes of \`<html>\`:

${createAttributeTable(pageAttributes)}

The switches are ${SWITCHES.map((name) => `\`${name}\``).join(', ')}.`;

/** Creates docs/placeholders.md: all placeholders, sorted by group. */
export const createAuthorDocs = (manifest: readonly AnyPlaceholder[]): string => {
  const groups = [...new Set(manifest.map(({ author }) => author?.group ?? 'Other'))].sort();
  const parts = groups.map((group) => {
    const members = manifest.filter(({ author }) => (author?.group ?? 'Other') === group);
    return [`## ${group}`, ...members.map(createSection)].join('\n\n');
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
};
