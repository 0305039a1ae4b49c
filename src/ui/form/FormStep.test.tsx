import { act, fireEvent, render, screen } from '@testing-library/react';
import { object, string } from 'yup';
import { Field } from './Field';
import { FormStep } from './FormStep';
import { PasswordField } from './PasswordField';
import { useForm } from './useForm';
import type { Refusal } from './useForm';
import { useSteps } from './useSteps';

const CONTACT_LABELS = { email: 'Email', 'address.zip': 'Zip code', password: 'Password' };
const VEHICLE_LABELS = { vehicle: 'Vehicle' };
const REVIEW_LABELS = { comments: 'Comments' };

const vehicleSchema = object({ vehicle: string().required('Choose a vehicle') });
const reviewSchema = object({ comments: string() });
const requiredZip = string().required('Required');

let book: jest.Mock<Promise<Refusal | undefined>>;
let sendContact: jest.Mock;

function Booking({ zips }: { zips: readonly string[] }) {
  const steps = useSteps(['contact', 'vehicle', 'review']);
  const contact = useForm({
    initialValues: { email: '', address: { zip: '' }, password: '' },
    labels: CONTACT_LABELS,
    schema: object({
      email: string().required('Required'),
      address: object({ zip: requiredZip.oneOf(zips, 'No store serves this zip code') }),
      password: string(),
    }),
    onSubmit: async (values) => {
      sendContact(values);
      steps.finish('contact');
    },
  });
  const vehicle = useForm({
    initialValues: { vehicle: '' },
    labels: VEHICLE_LABELS,
    schema: vehicleSchema,
    onSubmit: async () => steps.finish('vehicle'),
  });
  const review = useForm({
    initialValues: { comments: '' },
    labels: REVIEW_LABELS,
    schema: reviewSchema,
    onSubmit: async () => {
      if (await steps.openInvalid({ contact, vehicle })) return;
      const refusal = await book();
      if (!refusal) return;
      vehicle.refuse(refusal);
      steps.edit('vehicle');
    },
  });
  const labels = { submitLabel: 'Continue', busyLabel: 'Checking…' };
  return (
    <>
      <FormStep
        {...steps.getStep('contact')}
        {...labels}
        form={contact}
        title="Contact"
        summary={contact.values.email}
      >
        <Field {...contact.field('email')} type="email" autoComplete="billing email" />
        <Field {...contact.field('address.zip')} autoComplete="billing postal-code" />
        <PasswordField {...contact.field('password')} autoComplete="new-password" />
      </FormStep>
      <FormStep
        {...steps.getStep('vehicle')}
        {...labels}
        form={vehicle}
        title="Your vehicle"
        summary={vehicle.values.vehicle}
      >
        <Field {...vehicle.field('vehicle')} />
      </FormStep>
      <FormStep
        {...steps.getStep('review')}
        submitLabel="Book"
        busyLabel="Booking…"
        form={review}
        title="Review"
        summary=""
      >
        <Field {...review.field('comments')} isOptional />
      </FormStep>
    </>
  );
}

const type = (label: string | RegExp, value: string) =>
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
const finishVehicle = async () => {
  await type('Vehicle', '2020 Kia Soul');
  await press('Continue');
};
const getForms = () =>
  screen.getAllByRole('form').map((form) => form.getAttribute('aria-labelledby'));
const getHeading = (name: string) => screen.getByRole('heading', { level: 2, name });

const renderBooking = () => render(<Booking zips={['80122', '80202']} />);

beforeEach(() => {
  book = jest.fn(async () => undefined);
  sendContact = jest.fn();
});

test('opens one step at a time and leaves the focus alone at first', async () => {
  renderBooking();
  expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
  expect(getForms()).toHaveLength(1);
  expect(document.body).toHaveFocus();
  expect(screen.queryByLabelText('Vehicle')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('collapses a finished step into its summary and focuses the next step', async () => {
  renderBooking();
  await finishContact();
  expect(screen.getByText('a@b.co')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Contact' })).toBeVisible();
  expect(screen.getByLabelText('Email')).not.toBeVisible();
  expect(screen.getByRole('form', { name: 'Your vehicle' })).toBeVisible();
  expect(getHeading('Your vehicle')).toHaveFocus();
});

test('keeps an invalid step open and focuses its error summary', async () => {
  renderBooking();
  await press('Continue');
  expect(screen.getByRole('link', { name: 'Zip code: Required' })).toBeVisible();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
});

test('edits a finished step with its values and returns to the first unfinished step', async () => {
  renderBooking();
  await finishContact();
  await finishVehicle();
  await type(/^Comments/, 'Squeaks');
  await press('Edit Contact');
  expect(getHeading('Contact')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.co');
  expect(screen.getByLabelText('Password')).toHaveValue('roadside-7');
  expect(screen.getByLabelText(/^Comments/)).not.toBeVisible();
  await type('Email', 'c@d.co');
  await press('Continue');
  expect(getHeading('Review')).toHaveFocus();
  expect(screen.getByText('c@d.co')).toBeVisible();
  expect(screen.getByText('2020 Kia Soul')).toBeVisible();
  expect(screen.getByLabelText(/^Comments/)).toHaveValue('Squeaks');
});

test('opens a collapsed step that has become invalid and focuses its error summary', async () => {
  const { rerender } = renderBooking();
  await finishContact();
  await finishVehicle();
  rerender(<Booking zips={['80202']} />);
  await press('Book');
  expect(book).not.toHaveBeenCalled();
  expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'No store serves this zip code' })).toBeVisible();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  await type('Zip code', '80202');
  await press('Continue');
  await press('Book');
  expect(book).toHaveBeenCalledTimes(1);
});

test("opens the step of the server's error and focuses its error summary", async () => {
  book.mockResolvedValueOnce({ message: 'We don’t service this vehicle', field: 'vehicle' });
  renderBooking();
  await finishContact();
  await finishVehicle();
  await press('Book');
  expect(screen.getByRole('form', { name: 'Your vehicle' })).toBeVisible();
  expect(screen.getByLabelText('Vehicle')).toBeInvalid();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
});

test('submits the values that the browser has filled in without events', async () => {
  renderBooking();
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
