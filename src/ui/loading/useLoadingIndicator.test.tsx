import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import {
  INDICATOR_DELAY_MS,
  INDICATOR_LATE_MS,
  INDICATOR_MINIMUM_MS,
  useLoadingIndicator,
} from './useLoadingIndicator';

interface LoadingProps {
  isLoading: boolean;
  /** Called while React commits the end of loading. */
  onCommit?: () => void;
}

function Content({ isLoading, onCommit }: LoadingProps) {
  useLayoutEffect(() => onCommit, [isLoading, onCommit]);
  return null;
}

function Loading(props: LoadingProps) {
  return (
    <>
      <output>{useLoadingIndicator(props.isLoading)}</output>
      <Content {...props} />
    </>
  );
}

const open = (onCommit?: () => void) => {
  const createNode = (isLoading: boolean) => (
    <Loading isLoading={isLoading} {...(onCommit && { onCommit })} />
  );
  const view = render(createNode(true));
  return { setLoading: (isLoading: boolean) => view.rerender(createNode(isLoading)) };
};

const read = () => screen.getByRole('status').textContent;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('appears after a delay, stays for a minimum time, and reports a long load', () => {
  const { setLoading } = open();
  advance(INDICATOR_DELAY_MS - 1);
  expect(read()).toBe('hidden');
  advance(1);
  expect(read()).toBe('shown');
  setLoading(false);
  advance(INDICATOR_MINIMUM_MS - 1);
  expect(read()).toBe('shown');
  advance(1);
  expect(read()).toBe('hidden');
  setLoading(true);
  advance(INDICATOR_LATE_MS);
  expect(read()).toBe('late');
});

test('stays hidden for a quick response', () => {
  const { setLoading } = open();
  advance(INDICATOR_DELAY_MS - 1);
  setLoading(false);
  advance(INDICATOR_MINIMUM_MS);
  expect(read()).toBe('hidden');
});

test('stays hidden if the delay ends while React commits the content', () => {
  const { setLoading } = open(() => jest.advanceTimersByTime(1));
  advance(INDICATOR_DELAY_MS - 1);
  setLoading(false);
  expect(read()).toBe('hidden');
  advance(INDICATOR_MINIMUM_MS);
  expect(read()).toBe('hidden');
});
