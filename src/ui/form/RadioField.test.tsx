import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { Form } from './Form';
import { RadioField } from './RadioField';
import { useForm } from './useForm';

const OPTIONS = [
  { value: 'drop', label: 'Drop off my vehicle' },
  { value: 'wait', label: 'Wait at the store' },
] as const;

const LABELS = { visit: 'During the service' };
const schema = object({ visit: string().required('Choose an option') });

function TestForm() {
  const form = useForm({
    initialValues: { visit: '' },
    labels: LABELS,
    schema,
    onSubmit: async () => undefined,
  });
  return (
    <Form form={form}>
      <RadioField {...form.field('visit')} options={OPTIONS} hint="Most visits take an hour." />
      <button type="submit">Continue</button>
    </Form>
  );
}

const getGroup = () => screen.getByRole('radiogroup', { name: 'During the service' });
const getRadio = (name: string) => screen.getByRole('radio', { name });

test('names the group by its legend and describes it by its hint', () => {
  render(<TestForm />);
  expect(getGroup()).toHaveAccessibleDescription('Most visits take an hour.');
  expect(getGroup()).toBeValid();
  expect(getRadio('Drop off my vehicle')).toBeRequired();
});

test('shows one error for the group, and the error summary links to the first option', async () => {
  render(<TestForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const link = await screen.findByRole('link', { name: 'During the service: Choose an option' });
  expect(getGroup()).toBeInvalid();
  expect(getGroup()).toHaveAccessibleDescription('Choose an option Most visits take an hour.');
  expect(screen.getAllByText('Choose an option')).toHaveLength(1);
  await userEvent.click(link);
  expect(getRadio('Drop off my vehicle')).toHaveFocus();
});

test('selects options with the arrow keys, and the group is one tab stop', async () => {
  render(<TestForm />);
  await userEvent.tab();
  expect(getRadio('Drop off my vehicle')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(getRadio('Wait at the store')).toBeChecked();
  expect(getRadio('Wait at the store')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  expect(getGroup()).toBeValid();
});

test('reports a group that the visitor leaves without a choice', async () => {
  render(<TestForm />);
  await userEvent.tab();
  await userEvent.tab();
  expect(await screen.findByText('Choose an option')).toBeVisible();
});
