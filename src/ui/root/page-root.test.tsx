import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createPageRoot } from './page-root';

const container = document.createElement('div');
const onError = jest.fn<void, [unknown]>();

beforeEach(() => {
  container.replaceChildren();
  document.body.replaceChildren(container);
  onError.mockClear();
});

/** Moves React's nodes, as other scripts may do. */
const wrapNodes = (): void => {
  for (const node of container.querySelectorAll('i, b')) {
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(node);
  }
};

function Form() {
  const [sent, setSent] = useState(0);
  const [name, setName] = useState('');
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <label>
        <input type="checkbox" name="news" defaultChecked />
        News
      </label>
      <button type="button" onClick={() => setSent(sent + 1)}>
        {sent % 2 === 1 && <b>Sending</b>}
        <i>Send {name}</i>
      </button>
    </form>
  );
}

const render = (content: ReactNode) => {
  const root = createPageRoot(container, onError);
  act(() => root.render(content));
  return root;
};

const query = (selector: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

describe('A root whose nodes another script moves', () => {
  test('renders again with what was entered, as often as needed [MOUNT-4]', async () => {
    const user = userEvent.setup();
    const root = render(<Form />);
    await user.type(query('[name="name"]'), 'Ada');
    await user.click(query('[name="news"]'));
    for (let times = 0; times < 3; times += 1) {
      wrapNodes();
      await user.click(query('button'));
      expect(query('button')).toHaveTextContent('Send Ada');
      expect(query('[name="name"]')).toHaveValue('Ada');
      expect(query('[name="news"]')).not.toBeChecked();
      expect(container.querySelectorAll('form')).toHaveLength(1);
    }
    await user.click(query('button'));
    expect(query('button')).toHaveTextContent('SendingSend Ada');
    expect(onError).not.toHaveBeenCalled();
    expect(container).toHaveAttribute('data-bsro-root');
    act(() => root.unmount());
    expect(container).toBeEmptyDOMElement();
  });

  test('keeps the focus in a field [MOUNT-4]', async () => {
    const user = userEvent.setup();
    const root = render(<Form />);
    wrapNodes();
    query('[name="name"]').focus();
    await act(async () => query('button').click());
    expect(query('[name="name"]')).toHaveFocus();
    await user.keyboard('B');
    expect(query('[name="name"]')).toHaveValue('B');
    act(() => root.unmount());
  });

  test('ends if rendering again never helps', async () => {
    const Throwing = (): never => {
      throw new DOMException('moved', 'NotFoundError');
    };
    await act(async () => {
      createPageRoot(container, onError).render(<Throwing />);
    });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
  });
});

test('A root that throws any other error is removed once [MOUNT-4]', async () => {
  const error = new Error('in render');
  const Throwing = (): never => {
    throw error;
  };
  await act(async () => {
    createPageRoot(container, onError).render(<Throwing />);
  });
  expect(onError.mock.calls).toEqual([[error]]);
  expect(container).toBeEmptyDOMElement();
});

test('marks its container while it renders the content, not the nodes that come back [MOUNT-4]', () => {
  const root = render(<Form />);
  expect(container).toHaveAttribute('data-bsro-root');
  act(() => root.unmount());
  expect(container).not.toHaveAttribute('data-bsro-root');
  act(() => root.render(<Form />));
  expect(container).toHaveAttribute('data-bsro-root');
  act(() => root.unmount());
});
