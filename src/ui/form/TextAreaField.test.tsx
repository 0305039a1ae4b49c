import { act, fireEvent, render, screen } from '@testing-library/react';
import { object } from 'yup';
import { limitText } from '../../validation/clean-field';
import { ANNOUNCEMENT_DELAY, TextAreaField } from './TextAreaField';
import { Form } from './Form';
import { useForm } from './useForm';

const LABELS = { comments: 'Comments' };
const schema = object({ comments: limitText(100) });

function TestForm() {
  const form = useForm({
    initialValues: { comments: '' },
    labels: LABELS,
    schema,
    onSubmit: async () => undefined,
  });
  return (
    <Form form={form} aria-label="Test">
      <TextAreaField
        {...form.field('comments')}
        limit={100}
        hint="What should we know?"
        isOptional
      />
    </Form>
  );
}

const getInput = () => screen.getByRole('textbox', { name: 'Comments (optional)' });
const type = (value: string) =>
  act(async () => {
    fireEvent.change(getInput(), { target: { value } });
  });
const wait = (milliseconds: number) =>
  act(async () => {
    jest.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  render(<TestForm />);
});
afterEach(() => jest.useRealTimers());

test('describes the text area by its hint and its limit', () => {
  expect(getInput()).toHaveAccessibleDescription('What should we know? Up to 100 characters');
  expect(screen.getByText('100 characters left')).toBeVisible();
});

test('announces the count near the limit, when the visitor pauses', async () => {
  await type('x'.repeat(50));
  await wait(ANNOUNCEMENT_DELAY);
  expect(screen.getByText('50 characters left')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await type('x'.repeat(98));
  await wait(ANNOUNCEMENT_DELAY - 1);
  await type('x'.repeat(99));
  await wait(ANNOUNCEMENT_DELAY - 1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 character left');
});

test('counts as the schema does, without the spaces around the text', async () => {
  await type(`  ${'x'.repeat(101)} `);
  expect(screen.getByText('1 character too many')).toBeVisible();
  await act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  });
  expect(getInput()).toBeInvalid();
  expect(
    screen.getByRole('link', { name: 'Comments: Use 100 characters or fewer' }),
  ).toHaveAttribute('href', `#${getInput().id}`);
  await type('x'.repeat(100));
  expect(getInput()).toBeValid();
});
