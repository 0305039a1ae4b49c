import { act, fireEvent, render, screen } from '@testing-library/react';
import { boolean, object, string } from 'yup';
import { CheckboxField } from './CheckboxField';
import { Form } from './Form';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { useForm } from './useForm';
import type { Refusal } from './useForm';

const LABELS = {
  email: 'Email',
  'address.zip': 'Zip code',
  password: 'Password',
  hasAgreed: 'I agree',
};

const EMPTY = { email: '', address: { zip: '' }, password: '', hasAgreed: false };

const schema = object({
  email: string()
    .transform((text: string) => text.replaceAll('\u200B', '').trim())
    .required('Required'),
  address: object({ zip: string().matches(/^\d{5}$/, 'Enter five digits') }),
  password: string(),
  hasAgreed: boolean().oneOf([true], 'Agree to the terms'),
});
const validate = jest.spyOn(schema, 'validate');

let onSubmit: jest.Mock<Promise<Refusal | undefined>>;
const onChange = jest.fn<void, [typeof EMPTY]>();

interface TestFormProps {
  initialValues?: typeof EMPTY;
  restored?: Partial<typeof EMPTY>;
}

function TestForm({ initialValues = EMPTY, restored }: TestFormProps) {
  const form = useForm({ initialValues, restored, labels: LABELS, schema, onSubmit, onChange });
  return (
    <Form form={form} aria-label="Test">
      <Field {...form.field('email')} />
      <Field {...form.field('address.zip')} autoComplete="billing postal-code" isOptional />
      <PasswordField {...form.field('password')} />
      <CheckboxField {...form.checkbox('hasAgreed')} />
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
      <button type="submit" disabled={form.submitButton.isDisabled}>
        Send
      </button>
    </Form>
  );
}

const type = (label: RegExp, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
const blur = (label: RegExp) =>
  act(async () => {
    fireEvent.blur(screen.getByLabelText(label));
  });
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  });
const checkAgreement = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  });
const listLinks = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

const renderForm = () => render(<TestForm />);

beforeEach(() => {
  validate.mockClear();
  onSubmit = jest.fn(async () => undefined);
});

test('validates once per change, and not again when the field loses the focus', async () => {
  renderForm();
  await type(/^Email/, 'a');
  expect(validate).toHaveBeenCalledTimes(1);
  await blur(/^Email/);
  expect(validate).toHaveBeenCalledTimes(1);
  await type(/^Zip/, '8');
  expect(validate).toHaveBeenCalledTimes(2);
});

test('reports each change of the values, also one that brings the initial values back, but no initial values', async () => {
  onChange.mockClear();
  const { rerender } = renderForm();
  const initialValues = { ...EMPTY, address: { zip: '80122' } };
  rerender(<TestForm initialValues={initialValues} />);
  expect(screen.getByLabelText(/^Zip/)).toHaveValue('80122');
  expect(onChange).not.toHaveBeenCalled();
  await type(/^Email/, 'a');
  await type(/^Email/, '');
  expect(onChange.mock.calls).toEqual([[{ ...initialValues, email: 'a' }], [initialValues]]);
});

test('shows the errors of restored values, and no others', async () => {
  render(<TestForm restored={{ email: '', address: { zip: '8' } }} />);
  expect(await screen.findByText('Enter five digits')).toBeVisible();
  expect(screen.getByLabelText(/^Zip/)).toBeInvalid();
  expect(screen.queryByText('Required')).toBeNull();
  expect(screen.getByText('changed')).toBeVisible();
});

test('reports a required field that the visitor leaves empty', async () => {
  renderForm();
  await blur(/^Email/);
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
  expect(listLinks()).toEqual([]);
});

test('validates once per submit, and summarizes the errors instead of sending [VAL-12/errors]', async () => {
  renderForm();
  await submit();
  expect(validate).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(listLinks()).toEqual(['Email: Required', 'I agree: Agree to the terms']);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('submits the values as the schema has cleaned them, and keeps the typed text in the field', async () => {
  renderForm();
  await type(/^Email/, ' \u200Ba@b.co');
  await type(/^Password/, ' \u200Bp');
  await checkAgreement();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({
    ...EMPTY,
    email: 'a@b.co',
    password: ' \u200Bp',
    hasAgreed: true,
  });
  expect(screen.getByLabelText(/^Password/)).toHaveValue(' \u200Bp');
});

test('validates once for a submit that passes validation', async () => {
  renderForm();
  await type(/^Email/, 'a@b.co');
  await checkAgreement();
  validate.mockClear();
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(validate).toHaveBeenCalledTimes(1);
});

test('focuses the error summary after each failed submit, including one by the Enter key', async () => {
  renderForm();
  await submit();
  const summary = screen.getByRole('alert').parentElement;
  expect(summary).toHaveFocus();
  screen.getByLabelText(/^Email/).focus();
  await act(async () => {
    fireEvent.keyDown(screen.getByLabelText(/^Email/), { key: 'Enter' });
  });
  expect(summary).toHaveFocus();
});

test("shows the server's error at its field until the field changes", async () => {
  onSubmit.mockResolvedValueOnce({ message: 'In use', field: 'email' });
  renderForm();
  await type(/^Email/, 'a@b.co');
  await checkAgreement();
  await submit();
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
  expect(listLinks()).toEqual(['In use']);
  await type(/^Zip/, '80122');
  expect(listLinks()).toEqual(['In use']);
  await type(/^Email/, 'c@d.co');
  expect(screen.getByLabelText(/^Email/)).toBeValid();
  expect(listLinks()).toEqual([]);
});

test('manages a nested value by its path', async () => {
  renderForm();
  const zip = screen.getByLabelText(/^Zip/);
  expect(zip).toHaveAttribute('name', 'address.zip');
  await type(/^Zip/, '8012');
  expect(zip).toHaveValue('8012');
  expect(zip).toBeValid();
  await blur(/^Zip/);
  expect(zip).toHaveAccessibleDescription('Enter five digits');
  await type(/^Email/, 'a@b.co');
  await checkAgreement();
  await submit();
  fireEvent.click(screen.getByRole('link', { name: 'Zip code: Enter five digits' }));
  expect(zip).toHaveFocus();
  await type(/^Zip/, '80122');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({
    email: 'a@b.co',
    address: { zip: '80122' },
    password: '',
    hasAgreed: true,
  });
});

test('uses new initial values as long as no value has changed', async () => {
  const { rerender } = renderForm();
  rerender(<TestForm initialValues={{ ...EMPTY, address: { zip: '80122' } }} />);
  expect(screen.getByLabelText(/^Zip/)).toHaveValue('80122');
  expect(screen.getByRole('status')).toHaveTextContent(/^unchanged/);
  await type(/^Zip/, '80202');
  expect(screen.getByRole('status')).toHaveTextContent(/^changed/);
});

test('keeps changed values when new initial values arrive', async () => {
  const { rerender } = renderForm();
  await type(/^Email/, 'a@b.co');
  rerender(<TestForm initialValues={{ ...EMPTY, email: 'c@d.co', address: { zip: '80122' } }} />);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('a@b.co');
  expect(screen.getByLabelText(/^Zip/)).toHaveValue('');
});
