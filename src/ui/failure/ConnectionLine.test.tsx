import { act, fireEvent, render, screen } from '@testing-library/react';
import { unknown } from 'valibot';
import { fakeServices, ok } from '../../../test/fake-services';
import { leavePage, returnToPage } from '../../../test/page-transitions';
import { call } from '../../services/http';
import { CONFIRM_DELAY, dismissUnconfirmed, FAILURE_LIFETIME } from '../../services/connection';
import { ConnectionLine, startConnectionLine } from './ConnectionLine';

const OFFLINE = /^You're offline\. What you've entered stays here/;
const UNREACHABLE = /^We can't be reached/;
const CART = /The last change to your cart may not have been saved/;

let isReachable = true;
const onLine = jest.spyOn(navigator, 'onLine', 'get');

const setOnline = (isOnline: boolean): void => {
  isReachable = isOnline;
  onLine.mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const send = (change?: 'cart') =>
  act(() => call({ path: 'a', schema: unknown(), method: 'POST', ...(change && { change }) }));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const renderLine = (): void => {
  render(<ConnectionLine />);
  advance(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  isReachable = true;
  fakeServices(() => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return ok({});
  });
});
afterEach(() => {
  setOnline(true);
  act(() => dismissUnconfirmed());
  jest.useRealTimers();
});

test('says at once that the device is offline, until it is back [HTTP-5]', () => {
  renderLine();
  const line = screen.getByRole('status');
  expect(line).toBeEmptyDOMElement();
  setOnline(false);
  expect(line).toHaveTextContent(OFFLINE);
  setOnline(true);
  expect(line).toBeEmptyDOMElement();
});

test('says that requests fail, until there is a response [HTTP-5]', async () => {
  renderLine();
  isReachable = false;
  await send();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  advance(CONFIRM_DELAY);
  expect(screen.getByRole('status')).toHaveTextContent(UNREACHABLE);
  isReachable = true;
  await send();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('ignores a request that fails while others have responses, and one that failed long ago [HTTP-5]', async () => {
  renderLine();
  isReachable = false;
  await send();
  isReachable = true;
  await send();
  advance(CONFIRM_DELAY);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  isReachable = false;
  await send();
  advance(CONFIRM_DELAY);
  expect(screen.getByRole('status')).toHaveTextContent(UNREACHABLE);
  advance(FAILURE_LIFETIME);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('names a change without a response once the connection is back, until it succeeds [HTTP-5]', async () => {
  renderLine();
  setOnline(false);
  await send('cart');
  expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
  setOnline(true);
  expect(screen.getByRole('status')).toHaveTextContent(CART);
  await send('cart');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test("doesn't say that the connection is back when it only stops saying that requests fail [HTTP-5]", async () => {
  renderLine();
  isReachable = false;
  await send('cart');
  advance(CONFIRM_DELAY + FAILURE_LIFETIME);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  isReachable = true;
  await send();
  expect(screen.getByRole('status')).toHaveTextContent(CART);
});

test('notices that the device went offline while the page was in memory, and is back [HTTP-5]', () => {
  renderLine();
  const returnWith = (isOnline: boolean): void => {
    act(leavePage);
    onLine.mockReturnValue(isOnline);
    act(returnToPage);
  };
  returnWith(false);
  expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
  returnWith(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test("doesn't name a change that succeeds after all, and can be closed [HTTP-5]", async () => {
  renderLine();
  setOnline(false);
  await send('cart');
  isReachable = true;
  await send('cart');
  setOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setOnline(false);
  await send('cart');
  setOnline(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('scrolls a message into view that the line covers, such as why a purchase failed [HTTP-5]', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <>
      <p role="alert">Not added</p>
      <p role="alert" />
    </>,
  );
  for (const alert of screen.getAllByRole('alert')) {
    alert.getBoundingClientRect = () =>
      Object.assign(document.body.getBoundingClientRect(), { top: 700, bottom: 740 });
  }
  renderLine();
  expect(scrolled).not.toHaveBeenCalled();
  const bar = screen.getByRole('status').parentElement;
  if (!bar) throw new Error('no bar');
  bar.getBoundingClientRect = () =>
    Object.assign(document.body.getBoundingClientRect(), { top: 720, bottom: innerHeight });
  setOnline(false);
  expect(scrolled.mock.contexts).toEqual([screen.getByText('Not added')]);
  scrolled.mockRestore();
});

test('adds one line to the page when the connection is first lost [HTTP-5]', async () => {
  startConnectionLine();
  startConnectionLine();
  expect(screen.queryByRole('status')).toBeNull();
  setOnline(false);
  advance(0);
  expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
  setOnline(true);
  setOnline(false);
  expect(screen.getAllByText(OFFLINE)).toHaveLength(1);
});
