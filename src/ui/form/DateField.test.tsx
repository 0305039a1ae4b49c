import { act, fireEvent, render, screen } from '@testing-library/react';
import { object } from 'yup';
import { DATE_MESSAGE, limitDate } from '../../validation/date';
import { DateField } from './DateField';
import { ErrorSummary } from './ErrorSummary';
import { useForm } from './useForm';

const RANGE = { min: '2026-11-23', max: '2027-02-21' };
const LABELS = { date: 'Date' };
const schema = object({ date: limitDate(RANGE) });

let onSubmit: jest.Mock<Promise<undefined>>;

function Form() {
  const form = useForm({ initialValues: { date: '' }, labels: LABELS, schema, onSubmit });
  return (
    <form {...form.form} aria-label="Test">
      <ErrorSummary problems={form.problems} attempt={form.failedSubmits} />
      <DateField {...form.field('date')} {...RANGE} isOptional />
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  );
}

const getInput = () => screen.getByLabelText<HTMLInputElement>(/^Date/);
const change = (value: string) =>
  act(async () => {
    fireEvent.change(getInput(), { target: { value } });
  });
const blur = () =>
  act(async () => {
    fireEvent.blur(getInput());
  });
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  });

/** Makes the input report a partly entered date, which jsdom doesn't support. */
const enterPart = (isIncomplete: boolean) =>
  Object.defineProperty(getInput(), 'validity', {
    configurable: true,
    value: { badInput: isIncomplete },
  });

beforeEach(() => {
  onSubmit = jest.fn(async () => undefined);
  render(<Form />);
});

test('passes the first and the last day to the input', () => {
  expect(getInput()).toHaveAttribute('type', 'date');
  expect(getInput()).toHaveAttribute('min', '2026-11-23');
  expect(getInput()).toHaveAttribute('max', '2027-02-21');
});

test.each([
  ['2026-11-22', 'Choose Nov 23, 2026 or a later date'],
  ['2027-02-22', 'Choose Feb 21, 2027 or an earlier date'],
])('rejects %s with the message: %s', async (value, message) => {
  await change(value);
  expect(getInput()).toHaveAttribute('aria-invalid', 'false');
  await blur();
  expect(getInput()).toBeInvalid();
  expect(getInput()).toHaveAccessibleDescription(message);
});

test.each(['2026-11-23', '2027-02-21', ''])('accepts %j', async (value) => {
  await change('2026-12-24');
  await change(value);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ date: value });
});

test('rejects an incomplete date of an optional field and keeps what was entered', async () => {
  enterPart(true);
  const write = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  await blur();
  expect(getInput()).toHaveAccessibleDescription(DATE_MESSAGE);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: DATE_MESSAGE })).toBeVisible();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  enterPart(false);
  await change('2026-12-24');
  expect(getInput()).toBeValid();
});

test('rejects an incomplete date that the Enter key submits', async () => {
  enterPart(true);
  await act(async () => {
    fireEvent.keyDown(getInput(), { key: 'Enter' });
    fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(getInput()).toHaveAccessibleDescription(DATE_MESSAGE);
});
