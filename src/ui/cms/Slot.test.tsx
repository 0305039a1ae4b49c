import { render } from '@testing-library/react';
import { Slot, SlotContext } from './Slot';

/** Creates the CMS's nodes of a placeholder. */
const createNodes = (html: string): ChildNode[] => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.childNodes];
};

interface FeatureProps {
  cms: readonly ChildNode[];
  isShown?: boolean;
  text?: string;
}

function Feature({ cms, isShown = true, text = '' }: FeatureProps) {
  return (
    <SlotContext value={cms}>
      <p>{text}</p>
      {isShown && <Slot name="above" />}
    </SlotContext>
  );
}

const TEMPLATE = '<p>Call us</p><template class="bsro-slot" data-slot="above"><b>Hi</b></template>';

test("shows the page's own nodes in a place, and keeps them when the feature renders again [MOUNT-10/places]", () => {
  const cms = createNodes(TEMPLATE);
  const { container, rerender } = render(<Feature cms={cms} />);
  const node = container.querySelector('.bsro-slot > b');
  expect(node).toHaveTextContent('Hi');
  rerender(<Feature cms={cms} text="changed" />);
  expect(container.querySelector('.bsro-slot > b')).toBe(node);
});

test('keeps the nodes of a place that is hidden and shown again, and puts them back at the end [MOUNT-10/places]', () => {
  const cms = createNodes(TEMPLATE);
  const { container, rerender, unmount } = render(<Feature cms={cms} />);
  const node = container.querySelector('b');
  rerender(<Feature cms={cms} isShown={false} />);
  expect(container.querySelector('b')).toBeNull();
  rerender(<Feature cms={cms} />);
  expect(container.querySelector('b')).toBe(node);
  unmount();
  const [, template] = cms;
  expect(template instanceof HTMLTemplateElement && template.content.firstChild).toBe(node);
});

test('shows all slots of a place in their order, also in other elements and below wrappers [MOUNT-10/places]', () => {
  const cms = createNodes(
    '<section><div class="bsro-slot" data-slot="above">One</div></section>' +
      '<template class="bsro-slot" data-slot="below">Two</template>' +
      '<template class="bsro-slot" data-slot="above">Three</template>',
  );
  const { container } = render(<Feature cms={cms} />);
  expect([...container.querySelectorAll('.bsro-slot')].map((slot) => slot.textContent)).toEqual([
    'One',
    'Three',
  ]);
});

test('renders nothing for a place that the page does not fill [MOUNT-10/places]', () => {
  const { container } = render(<Feature cms={createNodes('<p>Call us</p>')} />);
  expect(container.innerHTML).toBe('<p></p>');
});

test('removes scripts, which would run in spite of the policy of the page, but not data [MOUNT-10/safe]', () => {
  const cms = createNodes(
    '<template class="bsro-slot" data-slot="above"><p>Hi</p><script src="/a.js"></script>' +
      '<script type="module">b()</script><svg><script>c()</script></svg>' +
      '<div><script type="application/json">[]</script></div></template>',
  );
  const { container } = render(<Feature cms={cms} />);
  expect([...container.querySelectorAll('script')].map(({ type }) => type)).toEqual([
    'application/json',
  ]);
});
