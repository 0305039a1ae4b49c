import { render, screen } from '@testing-library/react';
import { CmsElement, findCmsElement, renderCmsNodes } from './CmsElement';

const HTML = `
<p class="header" style="color: red;">My <b>store</b>: <br>
<a class="link" href="/local/" data-x="1"><svg viewBox="0 0 2 2" class="pin"><path stroke-width="2" d="M0 0"></path></svg>Denver</a></p>`;

const createNodes = (html = HTML): ChildNode[] => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return [...element.childNodes];
};

test('renders the same markup as the CMS, and leaves the nodes as they are [MOUNT-4/html-stays]', () => {
  const nodes = createNodes();
  const { container } = render(renderCmsNodes(nodes));
  expect(container.innerHTML).toBe(HTML);
  expect(container.querySelector('path')).toBeInstanceOf(SVGElement);
  expect(nodes[1]?.isConnected).toBe(false);
  expect(nodes[1]?.textContent).toContain('Denver');
});

test("copies an attribute with its namespace, and no attribute of a placeholder's mount", () => {
  const nodes = createNodes('<p data-mount="off"><svg><use xlink:href="#pin"></use></svg></p>');
  const { container } = render(renderCmsNodes(nodes));
  const use = container.querySelector('use');
  expect(use?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')).toBe('#pin');
  expect(container.querySelector('p')).not.toHaveAttribute('data-mount');
});

test('copies the style of an element under a content security policy that forbids the attribute', () => {
  const nodes = createNodes();
  const setAttribute = jest.spyOn(Element.prototype, 'setAttribute');
  const { container } = render(renderCmsNodes(nodes));
  expect(container.querySelector('p')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(setAttribute).not.toHaveBeenCalledWith('style', expect.anything());
  setAttribute.mockRestore();
});

test('replaces elements of the CMS, wherever they are', () => {
  const nodes = createNodes();
  const link = findCmsElement(nodes, 'a');
  render(renderCmsNodes(nodes, (element) => (element === link ? <i>Boulder</i> : undefined)));
  expect(screen.getByText('Boulder').parentElement).toHaveClass('header');
  expect(screen.queryByRole('link')).toBeNull();
});

test("renders an element of the CMS with properties that win over its attributes, and without one of React's again", () => {
  const link = findCmsElement(createNodes(), 'a');
  if (!link) throw new Error('no link');
  const { rerender } = render(
    <CmsElement element={link} className="ours" role="button">
      Boulder
    </CmsElement>,
  );
  const button = screen.getByRole('button', { name: 'Boulder' });
  expect(button).toHaveAttribute('href', '/local/');
  expect(button).toHaveClass('ours', { exact: true });
  rerender(<CmsElement element={link}>Boulder</CmsElement>);
  expect(screen.getByRole('link', { name: 'Boulder' })).toHaveAttribute('data-x', '1');
});

test('finds an element among the nodes and inside them', () => {
  const nodes = createNodes();
  expect(findCmsElement(nodes, 'p')).toBe(nodes[1]);
  expect(findCmsElement(nodes, 'b')).toHaveTextContent('store');
  expect(findCmsElement(nodes, 'form')).toBeUndefined();
});
