import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import AccountDialogs from '../src/chunks/account-dialogs';
import type { FormName } from '../src/chunks/account-dialogs/form-props';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { fakeServices, success } from './fakeServices';
import type { FakedCall, Reply } from './fakeServices';

interface Handlers {
  readonly onSwitch: jest.Mock;
  readonly onClose: jest.Mock;
  readonly onSignedIn: jest.Mock;
}

/** Renders the dialogs like the account menu, which keeps the name of the open one. */
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

/** One reply for all calls, or a function that returns the reply of a call. */
export type AnyReply = Reply | ((path: string, call: FakedCall) => Reply);

/** Opens a dialog on a fake network. */
export const mountDialog = (
  name: FormName,
  reply: AnyReply = success({}),
  store: AppStore = createReduxStore(),
) => {
  const calls = fakeServices((call) =>
    typeof reply === 'function'
      ? reply(call.url.pathname.replace('/bsro/services/', ''), call)
      : reply,
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

export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });

/** Fills a field like a password manager: the whole text at once, without focus or key events. */
export const fill = (label: string | RegExp, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};

/** The host's response to an account call without a session. */
export const SESSION_EXPIRED: Reply = {
  status: 401,
  json: {
    success: 'false',
    status: 'sessionExpired',
    version: 'v3',
    message: { error: 'sessionExpired' },
    data: {},
  },
};

/** Creates an error response with a token. */
export const createRefusal = (status: string, error: string, tokenId: string): Reply => ({
  json: { success: 'false', status, version: 'v3', message: { error }, data: { tokenId } },
});

/** Creates a success response that has a message in place of a session. */
export const createSuccess = (message: string): Reply => ({
  json: {
    success: 'true',
    status: '200',
    version: 'v3',
    message: {},
    data: { message, tokenId: 't' },
  },
});
