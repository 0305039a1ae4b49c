import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { WRITE_TIMEOUT } from '../../services/http';
import enhance from '.';
import { OFFER_MESSAGES } from '../../domain/offers/messages';

const user = userEvent.setup({ delay: null });
let unmount: () => void = () => {};

afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

const mount = (reply: FakeResponse, friendlyId?: string) => {
  const calls = fakeServices(() => reply);
  document.body.innerHTML = `<div><form action="/email-signup/"><label for="e">Email</label>
    <input id="e" name="email" type="email" aria-describedby="hint"><button>Sign up</button></form></div>`;
  const element = document.querySelector('div') ?? document.createElement('div');
  unmount = enhance({ attributes: { friendlyId }, element, cms: [] });
  return { calls, element };
};

const send = async (typed: string) => {
  if (typed) await user.type(screen.getByLabelText('Email'), typed);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
};

test('subscribes an email address in lowercase without leaving the page, and thanks the visitor [OFFR-6/signup] [VAL-3]', async () => {
  const { calls } = mount(ok({}), 'set-80');
  await send('Dana@Example.com');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(OFFER_MESSAGES.signedUp),
  );
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: { pathname: '/bsro/services/contact/emailsignup/' },
      body: { email: 'dana@example.com', friendlyId: 'set-80' },
    },
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
});

test.each(['', 'dana', 'dana@example.museum'])(
  'refuses the email %j [VAL-1/pattern]',
  async (typed) => {
    const { calls } = mount(ok({}));
    await send(typed);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter valid email address');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter valid email address');
    expect(screen.getByLabelText('Email').nextElementSibling).toBe(screen.getByRole('alert'));
    expect(calls).toEqual([]);
  },
);

test.each([
  ...listFailures(),
  ['the response has another shape', { json: [] }],
] satisfies (readonly [string, FakeResponse])[])(
  'shows an error and keeps the email when %s [OFFR-6/signup]',
  async (_, reply) => {
    mount(reply);
    await send('dana@example.com');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.'));
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
    fakeServices(() => ok({}));
    await send('');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(OFFER_MESSAGES.signedUp),
    );
  },
);

test('shows an error when the host never responds [OFFR-6/signup]', async () => {
  jest.useFakeTimers();
  mount('hang');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'dana@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await jest.advanceTimersByTimeAsync(WRITE_TIMEOUT);
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
  expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
  jest.useRealTimers();
});

test('shows an error at the field when the host refuses the email [OFFR-6/signup]', async () => {
  mount({ status: 400, json: {} });
  await send('dana@example.com');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Enter valid email address'),
  );
});

test("marks the form as busy while sending, and restores the CMS's HTML when it is unmounted [MOUNT-6/removed]", async () => {
  const { element } = mount('hang');
  unmount();
  const html = element.innerHTML;
  unmount = enhance({ attributes: { friendlyId: undefined }, element, cms: [] });
  await send('dana');
  await user.type(screen.getByLabelText('Email'), '@example.com');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await send('');
  expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  unmount();
  expect(element.innerHTML).toBe(html);
});

test('subscribes once for two clicks, and leaves the form to the browser after it is unmounted [OFFR-6/signup]', async () => {
  let respond: (reply: FakeResponse) => void = () => {};
  mount(ok({}));
  const calls = fakeServices(() => new Promise<FakeResponse>((resolve) => (respond = resolve)));
  await send('dana@example.com');
  await send('');
  expect(calls).toHaveLength(1);
  unmount();
  respond(ok({}));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  const form = document.querySelector('form');
  expect(form).toBeVisible();
  expect(form?.noValidate).toBe(false);
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-describedby', 'hint');
});

test.each([
  ['drops an error of the old email', { status: 400, json: {} }, ''],
  ['shows a failure as a status', 'reset', OFFER_MESSAGES.failed],
] satisfies (readonly [string, FakeResponse, string])[])(
  '%s if the visitor has changed the email in the meantime [OFFR-6/signup]',
  async (_name, reply, text) => {
    let respond: (reply: FakeResponse) => void = () => {};
    mount(ok({}));
    fakeServices(() => new Promise<FakeResponse>((resolve) => (respond = resolve)));
    await send('dana@example.com');
    await user.type(screen.getByLabelText('Email'), 'x');
    respond(reply);
    await waitFor(() => expect(document.querySelector('form')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Email')).toBeValid();
  },
);
