import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { FAILURES, fakeServices, success } from '../../../test/fakeServices';
import type { Reply } from '../../../test/fakeServices';
import { WRITE_TIMEOUT } from '../../services/http';
import enhance from '.';

const user = userEvent.setup({ delay: null });
let end: () => void = () => {};

afterEach(() => {
  end();
  document.body.replaceChildren();
});

const mount = (reply: Reply, friendlyId?: string) => {
  const calls = fakeServices(() => reply);
  document.body.innerHTML = `<div><form action="/email-signup/"><label for="e">Email</label>
    <input id="e" name="email" type="email" aria-describedby="hint"><button>Sign up</button></form></div>`;
  const element = document.querySelector('div') ?? document.createElement('div');
  end = enhance({ attributes: { friendlyId }, element, cms: [] });
  return { calls, element };
};

const send = async (typed: string) => {
  if (typed) await user.type(screen.getByLabelText('Email'), typed);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
};

test('OFFR-6 VAL-3 an address is subscribed in place, in lower case, and thanked', async () => {
  const { calls } = mount(success({}), 'set-80');
  await send('Dana@Example.com');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you'));
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

test.each(['', 'dana', 'dana@example.museum'])('VAL-1 %j is no address', async (typed) => {
  const { calls } = mount(success({}));
  await send(typed);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter valid email address');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter valid email address');
  expect(screen.getByLabelText('Email').nextElementSibling).toBe(screen.getByRole('alert'));
  expect(calls).toEqual([]);
});

test.each([
  ...FAILURES.filter(([name]) => name !== 'the shape is wrong'),
  ['the answer has another shape', { json: [] }],
] satisfies (readonly [string, Reply])[])(
  'OFFR-6 when %s it says so, keeps the address and can be sent again',
  async (_, reply) => {
    mount(reply);
    await send('dana@example.com');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.'));
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
    fakeServices(() => success({}));
    await send('');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you'));
  },
);

test('OFFR-6 a host that never answers is a failure like any other', async () => {
  jest.useFakeTimers();
  mount('hang');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'dana@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await jest.advanceTimersByTimeAsync(WRITE_TIMEOUT);
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
  expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
  jest.useRealTimers();
});

test('OFFR-6 an address that the host refuses is to be mended', async () => {
  mount({ status: 400, json: {} });
  await send('dana@example.com');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Enter valid email address'),
  );
});

test('OFFR-6 two presses subscribe once; unmounted, the form is the browser’s again', async () => {
  let answer: (reply: Reply) => void = () => {};
  mount(success({}));
  const calls = fakeServices(() => new Promise<Reply>((resolve) => (answer = resolve)));
  await send('dana@example.com');
  await send('');
  expect(calls).toHaveLength(1);
  end();
  answer(success({}));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  const form = document.querySelector('form');
  expect(form).toBeVisible();
  expect(form?.noValidate).toBe(false);
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-describedby', 'hint');
});
