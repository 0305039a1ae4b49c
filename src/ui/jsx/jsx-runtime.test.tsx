import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { translate } from '../../../test/translate';

interface Values {
  readonly count: number;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

const CONTENTS: readonly [string, (values: Values) => ReactNode][] = [
  ['a text', ({ count }) => <p>{count}</p>],
  ['texts', ({ count }) => <p>Only {count} left</p>],
  ['a text that comes and goes', ({ count, isBusy }) => <p>{isBusy && `Busy with ${count}`}</p>],
  [
    'a spinner before a label',
    ({ count, isBusy }) => (
      <button type="button">
        {isBusy && <i>spinner</i>}
        {isBusy ? 'Sending' : `Send ${count}`}
      </button>
    ),
  ],
  [
    'texts around an element',
    ({ count, isBusy }) => (
      <p>
        Only {count} left at <b>store {count}</b>
        {isBusy && <i>, loading</i>}, and {count} more
      </p>
    ),
  ],
  [
    'texts in a fragment',
    ({ count, isBusy }) => (
      <p>
        <>
          {isBusy ? <b>Busy</b> : 'Free'} {count}
        </>
      </p>
    ),
  ],
  [
    'a text of a fragment beside an element',
    ({ count, isBusy }) => (
      <p>
        {isBusy && <b>Busy</b>}
        <>{count}</>
      </p>
    ),
  ],
  [
    'texts in lists',
    ({ count, isBusy }) => (
      <p>
        {isBusy && <b>Busy</b>}
        {['first ', count, [' second ', <b key="b">{count}</b>]]}
      </p>
    ),
  ],
  [
    'children of a component',
    ({ count, isBusy }) => (
      <Label>
        {isBusy && <b>Busy</b>} {count}
      </Label>
    ),
  ],
  ['an option', ({ count }) => <option value="">Tires: {count}</option>],
];

function Label({ children }: { readonly children: ReactNode }) {
  return (
    <label>
      {children}
      <input />
    </label>
  );
}

const readText = (element: Element): string => element.textContent.replaceAll('*', '');

describe('JSX', () => {
  test.each(CONTENTS)('keeps %s current on a translated page [MOUNT-4]', (_, show) => {
    const { container, rerender } = render(show({ count: 1 }));
    const expected = render(show({ count: 1 }));
    for (const values of [
      { count: 2 },
      { count: 2, isBusy: true },
      { count: 3, isBusy: true },
      { count: 3 },
      { count: 4, isBusy: true },
      { count: 5 },
    ]) {
      translate(container);
      rerender(show(values));
      expected.rerender(show(values));
      expect(readText(container)).toBe(expected.container.textContent);
    }
  });

  test('adds no element around the only text of an element, nor around white space', () => {
    const { container } = render(
      <p>
        <b>Only {3} left</b> <i>{'now'}</i>
      </p>,
    );
    expect(container.innerHTML).toBe('<p><b>Only 3 left</b> <i>now</i></p>');
  });

  test('keeps a field and its input when a text before it comes and goes', () => {
    const show = (isBusy: boolean) => (
      <p>
        {isBusy && 'Busy '}
        {isBusy ? 'now' : null}
        <input defaultValue="" />
      </p>
    );
    const { container, rerender } = render(show(false));
    const input = container.querySelector('input');
    rerender(show(true));
    rerender(show(false));
    expect(container.querySelector('input')).toBe(input);
  });
});
