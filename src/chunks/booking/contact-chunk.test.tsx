import { act, screen } from '@testing-library/react';
import { FIRST_TIME, setUpBooking } from '../../../test/booking-page';
import { loadChunk } from '../../browser/load-chunk';
import { BOOKING_LABELS, STEP_TITLES } from './messages';

jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));

const page = setUpBooking();

test('requests the contact form once in the time step, even if it fails to load [MOUNT-4]', async () => {
  jest.mocked(loadChunk).mockRejectedValue(new Error('gone'));
  page.open('?storeNumber=7&serviceId=oil');
  await page.findTitle(STEP_TITLES.datetime);
  await screen.findByRole('button', { name: FIRST_TIME });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(loadChunk).toHaveBeenCalledTimes(1);
  await page.selectFirstTime();
  await page.findTitle(STEP_TITLES.contact);
  expect(screen.getByText(BOOKING_LABELS.notLoaded)).toBeVisible();
  expect(loadChunk).toHaveBeenCalledTimes(1);
});
