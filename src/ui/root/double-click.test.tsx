import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPageRoot } from './page-root';

const onBooked = jest.fn();

function Steps() {
  const [isReviewed, setIsReviewed] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      {isReviewed ? (
        <button type="button" key="book" onClick={onBooked}>
          Book
        </button>
      ) : (
        <button type="button" key="review" onClick={() => setIsReviewed(true)}>
          Review
        </button>
      )}
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <output>{count}</output>
      <label>
        <input type="checkbox" />
        News
      </label>
    </>
  );
}

/** Clicks what is named. @param count which click in a row it is, at the same place */
const click = (name: string, count: number) =>
  fireEvent.click(screen.getByText(name), { detail: count });

beforeEach(() => {
  onBooked.mockClear();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  act(() => createPageRoot(container, () => {}).render(<Steps />));
});

test("a double click doesn't reach a button that the first click has brought under the pointer [XB-1/view]", () => {
  click('Review', 1);
  click('Book', 2);
  expect(onBooked).not.toHaveBeenCalled();
  click('Book', 3);
  expect(onBooked).not.toHaveBeenCalled();
  click('Book', 1);
  expect(onBooked).toHaveBeenCalledTimes(1);
});

test('a double click leaves the focus where the first click has moved it', () => {
  click('More', 1);
  expect(fireEvent.mouseDown(screen.getByText('More'), { detail: 2 })).toBe(true);
  click('Review', 1);
  for (const target of [screen.getByText('Book'), document.body]) {
    expect(fireEvent.mouseDown(target, { detail: 2 })).toBe(false);
    expect(fireEvent.mouseDown(target, { detail: 1 })).toBe(true);
  }
});

test.each([
  ['a placeholder', { 'data-mount': 'mounted' }],
  ['a root', { 'data-bsro-root': '' }],
  ['a dialog', { class: 'bsro-dialog' }],
])(
  "a double click in %s doesn't follow a link that the first click has uncovered",
  (_, attributes) => {
    const container = document.querySelector('[data-bsro-root]');
    container?.removeAttribute('data-bsro-root');
    for (const [name, value] of Object.entries(attributes)) container?.setAttribute(name, value);
    const link = document.createElement('a');
    link.textContent = 'Behind';
    const onFollowed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', onFollowed);
    document.body.append(link);
    click('Review', 1);
    click('Behind', 2);
    expect(onFollowed).not.toHaveBeenCalled();
    click('Behind', 1);
    click('Behind', 2);
    expect(onFollowed).toHaveBeenCalledTimes(2);
  },
);

test('each click of a double click on the same control counts', () => {
  click('More', 1);
  click('More', 2);
  expect(screen.getByRole('status')).toHaveTextContent('2');
  click('News', 1);
  expect(screen.getByRole('checkbox')).toBeChecked();
  click('News', 2);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('the keyboard activates a control at once', () => {
  click('Review', 0);
  click('Book', 0);
  expect(onBooked).toHaveBeenCalledTimes(1);
});
