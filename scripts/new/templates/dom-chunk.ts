import { CMS_TEXT } from './shared';
import type { PlaceholderPlan } from './shared';

export const createEnhancement = ({ name }: PlaceholderPlan): string => `
import type { ${name.pascal}Attributes } from '../../mounts/placeholders/${name.kebab}';
import type { RootProps } from '../../mounts/schema/placeholder';
import { createLine } from '../../ui/cms/create-line';
import './${name.kebab}.css';

/** Adds a heading above the text of the CMS. */
export default function enhance({
  attributes,
  element,
}: RootProps<${name.pascal}Attributes>): () => void {
  const heading = createLine('h2', '${name.className}__heading', attributes.heading);
  element.prepend(heading);
  return () => heading.remove();
}
`;

export const createEnhancementTest = ({ name }: PlaceholderPlan): string => `
import { getByRole } from '@testing-library/dom';
import enhance from '.';

test('adds its heading above the text of the CMS, and removes it again', () => {
  const element = document.createElement('div');
  element.innerHTML = '<p>${CMS_TEXT}</p>';
  const undo = enhance({ attributes: { heading: '${name.title}' }, element, cms: [] });
  expect(getByRole(element, 'heading', { name: '${name.title}' })).toBe(element.firstElementChild);
  expect(element).toHaveTextContent('${name.title}${CMS_TEXT}');
  undo();
  expect(element.innerHTML).toBe('<p>${CMS_TEXT}</p>');
});
`;
