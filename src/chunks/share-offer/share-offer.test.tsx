import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearCookies } from '../../../test/clear-cookies';
import { enterText } from '../../../test/enter-text';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { bus } from '../../bus/bus';
import { WRITE_TIMEOUT } from '../../services/http';
import { OFFER_MESSAGES } from '../../domain/offers/messages';
import { getModalState } from '../../ui/dialog/modal-state';
import { DISCLAIMERS, FIELD_LABELS, LABELS } from './messages';
import shareOffer from '.';
import { INDICATOR_LINGER } from './ShareForm';

beforeAll(fakeDialogs);

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  Reflect.deleteProperty(window, 'adobeDataLayer');
  document.documentElement.dataset['siteName'] = 'fcac';
});

afterEach(async () => {
  await act(async () => getModalState().close());
  jest.useRealTimers();
});

const openDialog = async (
  reply: FakeResponse,
  printHref: string | undefined = '/offers/x/#print',
) => {
  const calls = fakeServices(() => reply);
  await act(async () => shareOffer({ friendlyId: 'set-80', title: '$80 off', printHref }));
  return { calls, user: userEvent.setup({ delay: null }) };
};

const CREATED: FakeResponse = {
  status: 201,
  json: { success: 'true', status: '201', message: {}, data: {} },
};
const getButton = (name: string) => screen.getByRole('button', { name });
const getEvents = (): unknown => Reflect.get(window, 'adobeDataLayer') ?? [];

const sendText = async (reply: FakeResponse) => {
  const opened = await openDialog(reply);
  await enterText(opened.user, screen.getByLabelText(FIELD_LABELS.phone), '3035550142');
  await opened.user.click(getButton(LABELS.send));
  return opened;
};

test('starts with the method Text, shows the field and disclaimer of the selected method, and keeps both inputs [SHARE-1/text] [SHARE-1/email] [SHARE-1/toggling]', async () => {
  const { user } = await openDialog(ok({}));
  expect(screen.getByRole('radio', { name: 'Text' })).toBeChecked();
  await enterText(user, screen.getByLabelText(FIELD_LABELS.phone), '3035550142');
  expect(screen.getByText(DISCLAIMERS.text, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  expect(screen.queryByLabelText(FIELD_LABELS.phone)).toBeNull();
  expect(screen.queryByText(DISCLAIMERS.text, { exact: false })).toBeNull();
  await enterText(
    user,
    screen.getByLabelText('Email', { selector: '[type=email]' }),
    'dana@example.com',
  );
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  expect(screen.getByLabelText(FIELD_LABELS.phone)).toHaveValue('(303) 555-0142');
});

test.each([
  ['Text', '', 'Please enter valid phone number'],
  ['Text', '0000000000', 'Please enter valid phone number'],
  ['Text', '303555', 'Please enter valid phone number'],
  ['Email', '', 'Please enter valid email address'],
  ['Email', 'dana@example', 'Please enter valid email address'],
  ['Email', 'dana@example.museum', 'Please enter valid email address'],
])(
  'refuses to send by %s to %j, and shows the message of the field [SHARE-2] [VAL-1/messages] [VAL-5/messages]',
  async (method, typed, message) => {
    const { user, calls } = await openDialog(ok({}));
    await user.click(screen.getByRole('radio', { name: method }));
    const input = screen.getByRole('textbox');
    if (typed) await enterText(user, input, typed);
    await user.click(getButton(LABELS.send));
    await waitFor(() => expect(input).toHaveAccessibleDescription(message));
    expect(input).toBeInvalid();
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
    expect(calls).toEqual([]);
  },
);

test('sends a text message to the digits of the number, publishes sms-message-sent, and offers an appointment [SHARE-3/dialog] [SHARE-4/text] [SHARE-6]', async () => {
  document.cookie = `bsro.cp-fcac=${encodeURIComponent(
    // Also a store that nobody has selected.
    JSON.stringify({ location: { storeNumber: '910011', locationLvl: 1, autoZip: '80122' } }),
  )}; path=/`;
  const subscriber = jest.fn();
  const stop = bus.subscribe('sms-message-sent', subscriber);
  const { calls } = await sendText(ok({ message: 'Sent' }));
  const dialog = await screen.findByRole('dialog', { name: OFFER_MESSAGES.shared });
  expect(dialog).toBeVisible();
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: { pathname: '/bsro/services/sms/' },
      body: { phone: '3035550142', friendlyId: 'set-80' },
    },
  ]);
  expect(subscriber).toHaveBeenCalledWith({ friendlyId: 'set-80' });
  expect(screen.getByRole('link', { name: LABELS.schedule })).toHaveAttribute(
    'href',
    '/appointment/schedule-appointment/?sa_source=offer-phone&storeNumber=910011',
  );
  expect(getEvents()).toEqual([
    { event: 'offer.share_by_text', eventInfo: { friendlyId: 'set-80' } },
  ]);
  await userEvent.click(getButton(LABELS.decline));
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});

test('sends an email in lowercase with the opt-in and the visitor ID [SHARE-4/email] [VAL-3] [ANLT-1/offers]', async () => {
  document.cookie = `bsro.cp-fcac=${encodeURIComponent(JSON.stringify({ vid: 'v-1' }))}; path=/`;
  const subscriber = jest.fn();
  const stop = bus.subscribe('sms-message-sent', subscriber);
  const { user, calls } = await openDialog(CREATED);
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await enterText(user, screen.getByRole('textbox'), 'Dana@Example.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(getButton(LABELS.send));
  await screen.findByRole('dialog', { name: OFFER_MESSAGES.shared });
  expect(calls).toMatchObject([
    {
      url: { pathname: '/bsro/services/contact/email-coupons' },
      body: { email: 'dana@example.com', friendlyId: 'set-80', optin: 'Yes', visitorId: 'v-1' },
    },
  ]);
  expect(screen.getByRole('link', { name: LABELS.schedule })).toHaveAttribute(
    'href',
    '/appointment/schedule-appointment/?sa_source=offer-email',
  );
  expect(subscriber).not.toHaveBeenCalled();
  expect(JSON.stringify(getEvents())).not.toContain('example.com');
  stop();
});

const createRefusal = (error: string): FakeResponse => ({
  status: 400,
  json: { success: 'false', status: 'BadRequest', message: { error }, data: {} },
});

/** Lets `waitFor` advance the clock, so that a test doesn't wait for the end of the wait indicator. */
const skipLinger = () => jest.useFakeTimers();

/** Responses after which neither a text message nor an email counts as sent. */
const BOTH_FAIL: readonly (readonly [string, FakeResponse])[] = [
  // Only the status counts, not the data.
  ...listFailures(),
  ['the response has another shape', { json: { sent: true } }],
  ['the host refuses further messages', { status: 429, json: {} }],
  ['the host does not know the offer', createRefusal('friendlyId: expected a known promotion')],
];

test.each([...BOTH_FAIL, ['the success status is not 200', CREATED]] satisfies (readonly [
  string,
  FakeResponse,
])[])('shows an error and keeps the number when %s [SHARE-4/failure]', async (_, reply) => {
  skipLinger();
  await sendText(reply);
  expect(await screen.findByText(OFFER_MESSAGES.failed)).toBeInTheDocument();
  expect(screen.getByLabelText(FIELD_LABELS.phone)).toHaveValue('(303) 555-0142');
  await waitFor(() => expect(getButton(LABELS.send)).toBeEnabled());
});

test.each([...BOTH_FAIL, ['the success status is not 201', ok({})]] satisfies (readonly [
  string,
  FakeResponse,
])[])('shows an error and keeps the email when %s [SHARE-4/failure]', async (_, reply) => {
  skipLinger();
  const { user } = await openDialog(reply);
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await enterText(user, screen.getByRole('textbox'), 'dana@example.com');
  await user.click(getButton(LABELS.send));
  expect(await screen.findByText(OFFER_MESSAGES.failed)).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('dana@example.com');
  expect(getEvents()).toEqual([]);
  await waitFor(() => expect(getButton(LABELS.send)).toBeEnabled());
});

test.each([
  ['Text', '3035550142'],
  ['Email', 'dana@example.com'],
])('shows an error when the host never responds (%s) [SHARE-4/failure]', async (method, typed) => {
  jest.useFakeTimers();
  fakeServices(() => 'hang');
  await act(async () => shareOffer({ friendlyId: 'x', title: 'x', printHref: undefined }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('radio', { name: method }));
  await enterText(user, screen.getByRole('textbox'), typed);
  await user.click(getButton(LABELS.send));
  await act(async () => jest.advanceTimersByTimeAsync(WRITE_TIMEOUT));
  expect(screen.getByText(OFFER_MESSAGES.failed)).toBeInTheDocument();
});

test.each([
  ['Text', '3035550142', OFFER_MESSAGES.phoneRefused],
  ['Email', 'dana@example.com', OFFER_MESSAGES.emailRefused],
])(
  'asks to verify a contact that the host refuses (%s) [SHARE-5/text] [SHARE-5/email]',
  async (method, typed, message) => {
    const { user } = await openDialog(createRefusal('phone: expected 10 digits'));
    await user.click(screen.getByRole('radio', { name: method }));
    await enterText(user, screen.getByRole('textbox'), typed);
    await user.click(getButton(LABELS.send));
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  },
);

test('hides the wait indicator half a second after the response, and sends one request for two clicks [SHARE-3/wait-indicator]', async () => {
  jest.useFakeTimers();
  let respond: (reply: FakeResponse) => void = () => {};
  const calls = fakeServices(() => new Promise<FakeResponse>((resolve) => (respond = resolve)));
  await act(async () => shareOffer({ friendlyId: 'x', title: 'x', printHref: undefined }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await enterText(user, screen.getByLabelText(FIELD_LABELS.phone), '3035550142');
  // Clicks, which leave the field: otherwise the focus leaves it in an effect, where user-event's change
  // event would nest one `act` in another.
  await user.dblClick(getButton(LABELS.send));
  const send = await screen.findByRole('button', { name: LABELS.sending });
  expect(send).toBeDisabled();
  await act(async () => respond({ status: 500, json: {} }));
  await act(async () => jest.advanceTimersByTimeAsync(INDICATOR_LINGER - 1));
  expect(send).toHaveAttribute('aria-busy', 'true');
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(getButton(LABELS.send)).toHaveAttribute('aria-busy', 'false');
  expect(calls).toHaveLength(1);
});

test('opens the print page and offers an appointment [SHARE-1/print] [SHARE-3/dialog]', async () => {
  const { user } = await openDialog(ok({}));
  const print = screen.getByRole('link', { name: /^Print/ });
  expect(print).toHaveAttribute('href', '/offers/x/#print');
  expect(print).toHaveAttribute('target', '_blank');
  // Without `noreferrer`, because the print page reads the referrer, so that it doesn't track the print again.
  expect(print).toHaveAttribute('rel', 'noopener');
  print.addEventListener('click', (event) => event.preventDefault());
  await user.click(print);
  expect(await screen.findByRole('link', { name: LABELS.schedule })).toHaveAttribute(
    'href',
    '/appointment/schedule-appointment/?sa_source=offer-print',
  );
  expect(getEvents()).toEqual([{ event: 'offer.print', eventInfo: { friendlyId: 'set-80' } }]);
});

test('hides Print for an offer without a print page [SHARE-1/print]', async () => {
  fakeServices(() => ok({}));
  await act(async () => shareOffer({ friendlyId: 'x', title: 'x', printHref: undefined }));
  expect(screen.queryByRole('link', { name: /^Print/ })).toBeNull();
});
