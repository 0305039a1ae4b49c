import type { PlaceholderAuthorTexts } from '../../../src/mounts/schema/placeholder';
import type { PlaceholderName } from '../placeholder-name';

/** Whether a placeholder renders a React component or adds to the CMS's nodes. */
export type PlaceholderKind = 'react' | 'dom';

/** The choices for a new placeholder, which its templates need. */
export interface PlaceholderPlan {
  readonly name: PlaceholderName;
  readonly kind: PlaceholderKind;
  readonly group: PlaceholderAuthorTexts['group'];
}

/** The text of the CMS in samples and tests, until the developer writes a better one. */
export const CMS_TEXT = 'The text of the CMS.';

/** Creates the declaration, from which the scan, the docs, and the page lint are derived. */
export const createDeclaration = ({ name, kind, group }: PlaceholderPlan): string => `
import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  heading: text({ required: true, author: { label: 'Heading', sample: '${name.title}' } }),
};

export type ${name.pascal}Attributes = AttributesOf<typeof attributes>;

export const ${name.camel} = definePlaceholder({
  name: '${name.kebab}',
  match: { className: '${name.className}' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: '${kind}',
  load: () => import(/* webpackChunkName: "${name.kebab}" */ '../../chunks/${name.kebab}'),
  failure: 'notice',
  author: {
    title: '${name.title}',
    description: 'Shows a heading above your own text.',
    group: '${group}',
    sample: '<p>${CMS_TEXT}</p>',
    accessibility: 'It has a level-2 heading.',
  },
});
`;

export const createStyles = ({ name }: PlaceholderPlan): string => `
@layer bsro {
  .${name.className}__heading {
    margin: 0 0 var(--space-8, 0.5rem);
    font-size: var(--text-22, 1.375rem);
  }
}
`;

/** Creates the HTL template of the sample page, which shows the placeholder alone. */
export const createSamplePage = ({ name }: PlaceholderPlan): string =>
  `<div class="band"><div class="band__row band__row--text">
<h1>${name.title}</h1>
<div class="${name.className}" data-heading="${name.title}"><p>${CMS_TEXT}</p></div>
</div></div>
`;

export const createBrowserTest = ({ name }: PlaceholderPlan): string => `
import { expect, test } from './support/test';

test('shows its heading above the text of the CMS', async ({ page, expectAccessible }) => {
  await page.goto('/samples/${name.kebab}/');
  const placeholder = page.locator('.${name.className}');
  await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
  await expect(placeholder.getByRole('heading', { name: '${name.title}' })).toBeVisible();
  await expect(placeholder.getByText('${CMS_TEXT}')).toBeVisible();
  await expectAccessible('.${name.className}');
});
`;
