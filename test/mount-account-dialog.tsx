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

interface Told {
  readonly onSwitch: jest.Mock;
  readonly onClose: jest.Mock;
  readonly onSignedIn: jest.Mock;
}

/** The dialogs as the account menu has them: it says which one is open. */
function Host({ first, told }: { first: FormName; told: Told }) {
  const [name, setName] = useState<FormName | undefined>(first);
  return (
    name && (
      <AccountDialogs
        name={name}
        getFallbackFocus={() => null}
        onSignedIn={told.onSignedIn}
        onSwitch={(next) => {
          told.onSwitch(next);
          setName(next);
        }}
        onClose={() => {
          told.onClose();
          setName(undefined);
        }}
      />
    )
  );
}

/** What each call answers: one reply for all, or one by the call. */
export type Replies = Reply | ((path: string, call: FakedCall) => Reply);

/** Opens a dialog on a fake network. */
export const mountDialog = (
  name: FormName,
  reply: Replies = success({}),
  store: AppStore = createReduxStore(),
) => {
  const calls = fakeServices((call) =>
    typeof reply === 'function'
      ? reply(call.url.pathname.replace('/bsro/services/', ''), call)
      : reply,
  );
  const told: Told = { onSwitch: jest.fn(), onClose: jest.fn(), onSignedIn: jest.fn() };
  document.body.appendChild(document.createElement('button')).focus();
  render(
    <Provider store={store}>
      <Host first={name} told={told} />
    </Provider>,
  );
  return { calls, store, ...told, user: userEvent.setup({ delay: null }) };
};

export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });

/** As a password manager fills: the whole text at once, without focus or keys. */
export const fill = (label: string | RegExp, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};

/** What the host says of an account call that it refuses for want of a session. */
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

/** A refusal that carries a token. */
export const refusalWith = (status: string, error: string, tokenId: string): Reply => ({
  json: { success: 'false', status, version: 'v3', message: { error }, data: { tokenId } },
});

/** A success that says something in place of giving a session. */
export const successThatSays = (message: string): Reply => ({
  json: {
    success: 'true',
    status: '200',
    version: 'v3',
    message: {},
    data: { message, tokenId: 't' },
  },
});
