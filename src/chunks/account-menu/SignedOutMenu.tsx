import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import { PAGES } from '../../site/addresses';
import { Disclosure } from './Disclosure';
import { getNotOpenedMessage, OFFLINE } from './messages';
import { TooltipSlot } from './TooltipSlot';
import type { AccountDialogsControl, DialogName } from './useAccountDialogs';

interface SignedOutMenuProps {
  variant: AccountMenuAttributes['variant'];
  dialogs: AccountDialogsControl;
}

const SIGN_IN = { name: 'sign-in', label: 'Sign In', page: PAGES.accountSignIn } as const;

const ACTIONS: readonly { name: DialogName; label: string; page: string }[] = [
  { name: 'create-account', label: 'Create an Account', page: PAGES.accountCreate },
  SIGN_IN,
];

/** The buttons that open the dialogs, and the status of loading them (ACCT-9, MOUNT-4). */
function Actions({ dialogs: { state, open } }: Pick<SignedOutMenuProps, 'dialogs'>) {
  // A link may have requested another dialog; its failure offers the sign-in.
  const failed =
    state.status === 'failed' && (ACTIONS.find(({ name }) => state.name === name) ?? SIGN_IN);
  return (
    <>
      <ul className="bsro-account-menu__list">
        {ACTIONS.map(({ name, label }) => {
          const isBusy = state.status === 'loading' && state.name === name;
          return (
            <li key={name}>
              <button
                type="button"
                className="bsro-account-menu__action"
                aria-haspopup="dialog"
                aria-busy={isBusy}
                onClick={() => {
                  if (!isBusy) open(name);
                }}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status" className="bsro-account-menu__status">
        {state.status === 'loading' &&
          (navigator.onLine ? (
            <span className="bsro-visually-hidden">Opening…</span>
          ) : (
            <p className="bsro-account-menu__failure">{OFFLINE}</p>
          ))}
        {failed && (
          <div className="bsro-account-menu__failure">
            <p>{getNotOpenedMessage(failed.label)}</p>
            <button
              type="button"
              className="bsro-account-menu__retry"
              onClick={() => open(failed.name)}
            >
              Try again
            </button>
            <a href={failed.page}>Go to the page</a>
          </div>
        )}
      </div>
    </>
  );
}

/** The menu of a visitor who isn't signed in, with the tooltip beside it (TIP-1). */
export function SignedOutMenu({ variant, dialogs }: SignedOutMenuProps) {
  return (
    <>
      {variant === 'header-v2' ? (
        <Disclosure label="Account">
          <Actions dialogs={dialogs} />
        </Disclosure>
      ) : (
        <Actions dialogs={dialogs} />
      )}
      <TooltipSlot />
    </>
  );
}
