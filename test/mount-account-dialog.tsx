import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import AccountDialogs from '../src/chunks/account-dialogs';
import type { FormName } from '../src/chunks/account-dialogs/form-props';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { fakeServices, ok } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';

interface Handlers {
  readonly onSwitch: jest.Mock;
  readonly onClose: jest.Mock;
  readonly onSignedIn: jest.Mock;
}

/** Renders the dialogs as the account menu does, which stores the name of the open dialog. */
function Host({ first, handlers }: { first: FormName; handlers: Handlers }) {
  const [name, setName] = useState<FormName | undefined>(first);
  return (
    name && (
      <AccountDialogs
        name={name}
        getFallbackFocus={() => null}
        onSignedIn={handlers.onSignedIn}
        onSwitch={(next) => {
          handlers.onSwitch(next);
          setName(next);
        }}
        onClose={() => {
          handlers.onClose();
          setName(undefined);
        }}
      />
    )
  );
}

/** The response to all calls, or a function that returns the response to a call. */
export type AnyReply = FakeResponse | ((path: string, call: ServiceCall) => FakeResponse);

/** Opens a dialog on a fake network. */
export const mountDialog = (
  name: FormName,
  reply: AnyReply = ok({}),
  store: AppStore = createReduxStore(),
) => {
  const calls = fakeServices((call) =>
    typeof reply === 'function' ? reply(call.path, call) : reply,
  );
  const handlers: Handlers = { onSwitch: jest.fn(), onClose: jest.fn(), onSignedIn: jest.fn() };
  document.body.appendChild(document.createElement('button')).focus();
  render(
    <Provider store={store}>
      <Host first={name} handlers={handlers} />
    </Provider>,
  );
  return { calls, store, ...handlers, user: userEvent.setup({ delay: null }) };
};

export const getField = (label: string | RegExp) => screen.getByLabelText(label);
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
export const getLink = (name: string | RegExp) => screen.getByRole('link', { name });

/**
 * Fills in a field as a password manager does: the whole text at once, without focus or key events.
 */
export const fill = (label: string | RegExp, value: string): void => {
  fireEvent.change(getField(label), { target: { value } });
};

/** Creates a successful response that contains a message, but no session. */
export const createSuccess = (message: string): FakeResponse => ok({ message, tokenId: 't' });

/** Fails if a secret is in the console, the URL, a cookie, storage, or the page's HTML. */
export const expectNotExposed = (secret: string): void => {
  const logged = jest.spyOn(console, 'error').mock.calls.map((call) => call.map(String));
  const stored = JSON.stringify([localStorage, sessionStorage]);
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(location.href + document.cookie + stored).not.toContain(secret);
  expect(document.documentElement.outerHTML).not.toContain(secret);
};
