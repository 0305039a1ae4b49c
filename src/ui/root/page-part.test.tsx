import { useAppSelector } from '../../store/hooks';
import { selectLoginState } from '../../store/account/account-slice';
import { createPagePart } from './page-part';

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

const start = () => {
  document.body.innerHTML = '<p>Ask at <a href="/help/">the counter</a></p>';
  const element = document.querySelector('p') ?? document.body;
  return { element, html: element.innerHTML, part: createPagePart(element, 'example') };
};

function LoginState() {
  return <b>{useAppSelector(selectLoginState)}</b>;
}

beforeEach(() => error.mockClear());

test("shows the content at once with the page's store, and the CMS's nodes again after it [MOUNT-5]", () => {
  const { element, html, part } = start();
  const link = element.querySelector('a');
  part.render(<LoginState />);
  expect(element.innerHTML).toBe('<b>false</b>');
  part.render(null);
  expect(element.innerHTML).toBe(html);
  expect(element.querySelector('a')).toBe(link);
  part.render(<i>Sale</i>);
  expect(element.innerHTML).toBe('<i>Sale</i>');
  part.remove();
  expect(element.innerHTML).toBe(html);
});

test("leaves the CMS's nodes alone if it has rendered nothing", () => {
  const { element, part } = start();
  const nodes = [...element.childNodes];
  part.render(null);
  part.remove();
  expect([...element.childNodes]).toEqual(nodes);
});

test("keeps the focus when the content replaces the CMS's focused link, and when it goes", async () => {
  const { element, part } = start();
  element.querySelector('a')?.focus();
  part.render(<a href="/offers/">the counter</a>);
  await Promise.resolve();
  expect(element.querySelector('[href="/offers/"]')).toHaveFocus();
  part.remove();
  await Promise.resolve();
  expect(element.querySelector('[href="/help/"]')).toHaveFocus();
});

test("restores the CMS's nodes and reports an error in the content [MOUNT-4]", async () => {
  const { element, html, part } = start();
  const Throwing = (): never => {
    throw new Error('in render');
  };
  part.render(<Throwing />);
  await Promise.resolve();
  expect(element.innerHTML).toBe(html);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toContain('example');
});
