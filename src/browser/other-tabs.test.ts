import { onChangedElsewhere } from './other-tabs';

const listener = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  document.body.replaceChildren();
  listener.mockClear();
});

/** Moves the focus out of the page's window and back. @param element what has it in the meantime, if it is in the page */
const leaveAndReturn = (element?: HTMLElement): void => {
  dispatchEvent(new Event('blur'));
  // Some browsers name the frame as the active element only now.
  if (element) {
    document.body.append(element);
    element.focus();
  }
  jest.runAllTimers();
  element?.blur();
  dispatchEvent(new Event('focus'));
};

test('reports that shared data may have changed when the visitor comes back from another window [SESS-3]', () => {
  const stop = onChangedElsewhere({ key: 'cart' }, listener);
  leaveAndReturn();
  expect(listener.mock.calls).toEqual([[false]]);
  stop();
  leaveAndReturn();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('reports nothing when the focus comes back from a frame of the page, such as that of a card', () => {
  const stop = onChangedElsewhere({ key: 'cart' }, listener);
  leaveAndReturn(document.createElement('iframe'));
  expect(listener).not.toHaveBeenCalled();
  leaveAndReturn();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
