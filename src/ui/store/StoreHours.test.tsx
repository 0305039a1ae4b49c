import { act, render, screen } from '@testing-library/react';
import type { StoreHours as Hours } from '../../domain/time/scheduled-day';
import { OpenState } from './OpenState';
import { StoreHours } from './StoreHours';

const STORE: Hours = {
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

const OPEN = '2026-11-20T18:00:00Z';
const HOLIDAY = '2026-11-26T18:00:00Z';

const getHours = (day: 'date' | 'today' | 'MON' | 'SAT', now: string): string | null => {
  jest.setSystemTime(new Date(now));
  const { container } = render(<StoreHours store={STORE} day={day} />);
  return container.textContent;
};

beforeAll(() => jest.useFakeTimers());

test.each([
  ['date', OPEN, 'Today, Friday'],
  ['today', OPEN, '7:30 AM to 7:00 PM'],
  ['SAT', OPEN, '8:00 AM to 5:00 PM'],
  ['date', HOLIDAY, 'Today, Thursday, Thanksgiving Day'],
  ['today', HOLIDAY, 'Closed'],
  ['MON', HOLIDAY, '7:30 AM to 7:00 PM'],
] as const)('shows the hours of %s at %s as %s [HOURS-3] [HOURS-4/format]', (day, now, text) => {
  expect(getHours(day, now)).toBe(text);
});

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
    <OpenState store={{ ...STORE, hours: [], temporarilyClosed: 'Y' }} as="span" />,
  );
  expect(container).toHaveTextContent('This store is temporarily closed');
  expect(container.firstChild).toHaveClass('open-state--paused');
});

test('shows nothing for a store without hours [HOURS-2]', () => {
  const { container } = render(<OpenState store={{ ...STORE, hours: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
