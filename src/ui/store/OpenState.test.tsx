import { act, render, screen } from '@testing-library/react';
import type { StoreHours } from '../../domain/time/scheduled-day';
import { OpenState } from './OpenState';

const STORE: StoreHours = {
  timeZone: 'America/Denver',
  temporarilyClosed: 'N',
  hours: [
    ...['MON', 'TUE', 'WED', 'THU', 'FRI'].map((weekDay) => ({
      weekDay,
      openTime: '07:30',
      closeTime: '19:00',
    })),
    { weekDay: 'SAT', openTime: '08:00', closeTime: '17:00' },
    { weekDay: 'SUN', openTime: '', closeTime: '' },
  ],
  holidays: [{ holidayId: 'h', year: 2026, month: 11, day: 26, description: 'Thanksgiving Day' }],
  holidayHours: [],
};

beforeAll(() => jest.useFakeTimers());

test('changes the open state with the time, and has no live region [HOURS-2/open-and-close] [HOURS-4/refresh]', () => {
  jest.setSystemTime(new Date('2026-11-21T01:59:55Z'));
  const { container } = render(<OpenState store={STORE} />);
  expect(container).toHaveTextContent('Open Now closes 7:00 PM');
  expect(container.firstChild).toHaveClass('open-state--open');
  act(() => jest.advanceTimersByTime(10_000));
  expect(container).toHaveTextContent('Closed opens tomorrow 8:00 AM');
  expect(container.firstChild).toHaveClass('open-state--closed');
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows a temporarily closed store even without hours [HOURS-1/message]', () => {
  const { container } = render(
    <OpenState store={{ ...STORE, hours: [], temporarilyClosed: 'Y' }} />,
  );
  expect(container).toHaveTextContent('This store is temporarily closed');
  expect(container.firstChild).toHaveClass('open-state--paused');
});

test('shows nothing for a store without hours [HOURS-2]', () => {
  const { container } = render(<OpenState store={{ ...STORE, hours: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
