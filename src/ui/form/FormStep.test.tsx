import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { Field } from './Field';
import { FormStep } from './FormStep';
import { PasswordField } from './PasswordField';
import type { StepControl } from './StepFrame';
import { useForm } from './useForm';

const CONTACT_LABELS = { email: 'Email', 'address.zip': 'Zip code', password: 'Password' };
const PAYMENT_LABELS = { card: 'Name on the card' };

const contactSchema = object({
  email: string().required('Required'),
  address: object({ zip: string().required('Required') }),
  password: string(),
});
const paymentSchema = object({ card: string().required('Required') });

const sendContact = jest.fn();

function Steps() {
  const [openStep, setOpenStep] = useState(1);
  const [isFinished, setIsFinished] = useState(false);
  const contact = useForm({
    initialValues: { email: '', address: { zip: '' }, password: '' },
    labels: CONTACT_LABELS,
    schema: contactSchema,
    onSubmit: async (values) => {
      sendContact(values);
      setIsFinished(true);
      setOpenStep(2);
    },
  });
  const payment = useForm({
    initialValues: { card: '' },
    labels: PAYMENT_LABELS,
    schema: paymentSchema,
    onSubmit: async () => ({ message: 'Declined' }),
  });
  const getStep = (number: number, isComplete: boolean): StepControl => ({
    state: openStep === number ? 'open' : isComplete ? 'finished' : 'upcoming',
    onEdit: () => setOpenStep(number),
  });
  return (
    <>
      <FormStep
        {...getStep(1, isFinished)}
        form={contact}
        title="Contact"
        summary={contact.values.email}
        submitLabel="Continue"
        busyLabel="Checking…"
      >
        <Field {...contact.field('email')} type="email" autoComplete="billing email" />
        <Field {...contact.field('address.zip')} autoComplete="billing postal-code" />
        <PasswordField {...contact.field('password')} autoComplete="new-password" />
      </FormStep>
      <FormStep
        {...getStep(2, false)}
        form={payment}
        title="Payment"
        summary={null}
        submitLabel="Pay"
        busyLabel="Paying…"
      >
        <Field {...payment.field('card')} />
      </FormStep>
    </>
  );
}

const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const finishContact = async () => {
  await type('Email', 'a@b.co');
  await type('Zip code', '80122');
  await type('Password', 'roadside-7');
  await press('Continue');
};
const getForms = () =>
  screen.getAllByRole('form').map((form) => form.getAttribute('aria-labelledby'));
const getHeading = (name: string) => screen.getByRole('heading', { level: 2, name });

beforeEach(() => {
  sendContact.mockClear();
  render(<Steps />);
});

test('opens one step at a time and leaves the focus alone at first', () => {
  expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
  expect(getForms()).toHaveLength(1);
  expect(document.body).toHaveFocus();
  expect(screen.queryByLabelText('Name on the card')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('collapses a finished step into its summary and focuses the next step', async () => {
  await finishContact();
  expect(screen.getByText('a@b.co')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Contact' })).toBeVisible();
  expect(screen.getByLabelText('Email')).not.toBeVisible();
  expect(screen.getByRole('form', { name: 'Payment' })).toBeVisible();
  expect(getHeading('Payment')).toHaveFocus();
});

test('keeps an invalid step open and focuses its error summary', async () => {
  await press('Continue');
  expect(screen.getByRole('link', { name: 'Zip code: Required' })).toBeVisible();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
});

test('edits a finished step and keeps the values of all steps', async () => {
  await finishContact();
  await type('Name on the card', 'Ada');
  await press('Edit Contact');
  expect(getHeading('Contact')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.co');
  expect(screen.getByLabelText('Password')).toHaveValue('roadside-7');
  expect(screen.getByLabelText('Name on the card')).not.toBeVisible();
  await type('Email', 'c@d.co');
  await press('Continue');
  expect(getHeading('Payment')).toHaveFocus();
  expect(screen.getByText('c@d.co')).toBeVisible();
  expect(screen.getByLabelText('Name on the card')).toHaveValue('Ada');
});

test('focuses the error summary of a refused step when it opens again', async () => {
  await finishContact();
  await type('Name on the card', 'Ada');
  await press('Pay');
  await press('Edit Contact');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Continue');
  expect(screen.getByRole('alert')).toHaveTextContent('Declined');
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
});

test('submits the values that the browser has filled in without events', async () => {
  const fill = (label: string, value: string) => {
    const input = screen.getByLabelText(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  };
  fill('Email', 'a@b.co');
  fill('Zip code', '80202');
  fill('Password', 'roadside-7');
  await press('Continue');
  expect(sendContact).toHaveBeenCalledWith({
    email: 'a@b.co',
    address: { zip: '80202' },
    password: 'roadside-7',
  });
});
