import { CMS_TEXT } from './shared';
import type { PlaceholderPlan } from './shared';

export const createComponent = ({ name }: PlaceholderPlan): string => `
import type { ${name.pascal}Attributes } from '../../mounts/placeholders/${name.kebab}';
import type { RootProps } from '../../mounts/schema/placeholder';
import { CmsContent } from '../../ui/loading/CmsContent';
import './${name.kebab}.css';

/** Shows a heading above the text of the CMS. */
export default function ${name.pascal}({ attributes, cms }: RootProps<${name.pascal}Attributes>) {
  return (
    <>
      <h2 className="${name.className}__heading">{attributes.heading}</h2>
      <CmsContent nodes={cms} />
    </>
  );
}
`;

export const createComponentTest = ({ name }: PlaceholderPlan): string => `
import { render, screen } from '@testing-library/react';
import ${name.pascal} from '.';

test('shows its heading above the text of the CMS', () => {
  const text = document.createElement('p');
  text.textContent = '${CMS_TEXT}';
  const { container } = render(
    <${name.pascal} attributes={{ heading: '${name.title}' }} element={document.body} cms={[text]} />,
  );
  expect(screen.getByRole('heading', { name: '${name.title}' })).toBeVisible();
  expect(container).toHaveTextContent('${name.title}${CMS_TEXT}');
});
`;
