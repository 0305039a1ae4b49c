import type { Attribute } from '../src/mounts/schema/attributes';
import type { AnyPlaceholder, FailurePolicy, When } from '../src/mounts/schema/placeholder';
import { getAttributeTexts } from '../src/mounts/schema/attribute-texts';
import { toAttributeName } from '../src/mounts/schema/attribute-name';

/** Creates the HTML that an author copies: it has the required attributes only. */
export const createSample = ({ match, attributes, author }: AnyPlaceholder): string => {
  const written = Object.entries(attributes)
    .filter(([, { required }]) => required)
    .map(
      ([name, attribute]) => ` ${toAttributeName(name)}="${getAttributeTexts(attribute).example}"`,
    );
  const inside = author?.sample ? `\n  ${author.sample}\n` : '';
  return `<div class="${match.className}"${written.join('')}>${inside}</div>`;
};

const describePresence = ({ required, fallback }: Attribute<unknown>): string =>
  required ? 'yes' : fallback === undefined ? 'no' : `no; default \`${JSON.stringify(fallback)}\``;

const createAttributeTable = (attributes: AnyPlaceholder['attributes']): string => {
  const rows = Object.entries(attributes).map(([name, attribute]) => {
    const { label = '', help } = attribute.author ?? {};
    const purpose = help ? `${label}. ${help}` : label;
    return `| \`${toAttributeName(name)}\` | ${getAttributeTexts(attribute).expected} | ${describePresence(attribute)} | ${purpose} |`;
  });
  return rows.length === 0
    ? 'It has no attributes.'
    : ['| attribute | value | required | purpose |', '|---|---|---|---|', ...rows].join('\n');
};

const describeMedia = ({ media }: AnyPlaceholder): string =>
  Object.entries(media?.queries ?? {})
    .map(
      ([value, query]) =>
        `, with \`${toAttributeName(media?.attribute ?? '')}="${value}"\` when \`${query}\` matches`,
    )
    .join('');

const describeTiming = (when: When): string => {
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
    : `, or when the address contains its \`${toAttributeName(openedBy)}\``;

const describeLoading = (placeholder: AnyPlaceholder): string =>
  describeTiming(placeholder.when) + describeHash(placeholder) + describeMedia(placeholder);

const NOTICE = 'your HTML stays, with a message and a *Try again* button below it';
const QUIET =
  'your HTML stays as it is; a click loads the feature again, and shows a message if that fails too';

const describeFailure = (failure: FailurePolicy): string => {
  if (failure === 'notice') return NOTICE;
  if (failure === 'quiet') return QUIET;
  const { attribute, noticeFor } = failure;
  return `with \`${toAttributeName(attribute)}="${noticeFor}"\` ${NOTICE}; otherwise ${QUIET}`;
};

const describeTopics = ({ topics }: AnyPlaceholder): string => {
  const describeTopicNames = (verb: string, names: readonly string[] = []): string[] =>
    names.length > 0 ? [`${verb} ${names.map((name) => `\`${name}\``).join(', ')}`] : [];
  const parts = [
    ...describeTopicNames('publishes', topics?.publishes),
    ...describeTopicNames('listens to', topics?.listens),
  ];
  return parts.join('; ') || 'none';
};

/** Creates the chapter of a placeholder, with a heading of the third level. */
export const createSection = (placeholder: AnyPlaceholder): string => {
  const { name, author, attributes, failure, kind } = placeholder;
  return `### ${author?.title ?? name}

${author?.description ?? ''}

\`\`\`html
${createSample(placeholder)}
\`\`\`

${createAttributeTable(attributes)}

- **Loads** ${describeLoading(placeholder)}.
- **Contents:** ${
    kind === 'react' || author?.replacesContent
      ? 'the feature replaces your HTML when it has loaded'
      : 'the feature adds behavior to your HTML'
  }.
- **When it fails:** ${describeFailure(failure)}.
- **Topics:** ${describeTopics(placeholder)}.`;
};

const HEAD = `# Placeholders

The placeholders that an author can use, generated from the declarations in \`src/mounts/placeholders\` by
\`npm run docs\`. Check a rendered page with \`npm run lint:html -- page.html\`.

If a value is missing or wrong, your HTML stays as it is, and the console shows one error.
\`data-mount\` on the element shows its state: found, waiting, loading, mounted, failed, or off.`;

/** Creates the author's catalog of placeholders, sorted by group. */
export const createAuthorDocs = (manifest: readonly AnyPlaceholder[]): string => {
  const groups = [...new Set(manifest.map(({ author }) => author?.group ?? 'Other'))].sort();
  const parts = groups.map((group) => {
    const members = manifest.filter(({ author }) => (author?.group ?? 'Other') === group);
    return [`## ${group}`, ...members.map(createSection)].join('\n\n');
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
};
