import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { goTo } from '../../browser/navigation';
import { readQuery } from '../../browser/url-state';
import { SIGN_IN_LINK } from '../../site/pages';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/account/account-slice';
import { registrationDraft } from '../../store/account/registration-draft';
import { Dialog } from '../../ui/dialog/Dialog';
import { StatusPanel } from './StatusPanel';
import type { FormName, FormPrefill } from './form-props';
import { FORMS } from './forms';
import { parseEmailLink, removeEmailLinkQuery } from './email-link';
import { TITLES } from './messages';
import type { Outcome, StatusPanelName } from './outcomes';
import './account-dialogs.css';

interface AccountDialogsProps {
  name: FormName;
  onSwitch: (name: FormName) => void;
  onClose: () => void;
  /** Called once after a sign-in, before the dialog closes. */
  onSignedIn: () => void;
  /** Returns the element to focus if what opened the dialog has been removed from the menu. */
  getFallbackFocus: (place: Element) => HTMLElement | null;
}

/**
 * Returns the dialog to open, if any: a driver only needs the one that changes the password, and a visitor
 * has to sign in before changing it.
 */
const getAllowedForm = (name: FormName, isSignedIn: boolean): FormName | undefined => {
  if (name === 'change-password') return isSignedIn ? name : 'sign-in';
  return isSignedIn ? undefined : name;
};

interface ShownPanel {
  readonly name: StatusPanelName;
  readonly email: string;
  readonly tokenId?: string | undefined;
}

/** The account dialogs, each with a form and its status panels (ACCT-1, ACCT-2). */
export default function AccountDialogs({
  name: requested,
  onSwitch,
  onClose,
  onSignedIn,
  getFallbackFocus,
}: AccountDialogsProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [initial] = useState(() => {
    const link = parseEmailLink(readQuery());
    return { requested, name: link?.name ?? getAllowedForm(requested, isSignedIn), link };
  });
  const [hasSwitched, setHasSwitched] = useState(false);
  const name = hasSwitched || requested !== initial.requested ? requested : initial.name;
  const [isDirty, setIsDirty] = useState(false);
  const [shown, setShown] = useState<{ readonly form: FormName; readonly panel: ShownPanel }>();
  const [prefill, setPrefill] = useState<FormPrefill>(initial.link ?? {});
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const panel = shown?.form === name ? shown?.panel : undefined;

  // Runs before the dialog opens, because the dialog adds the page's URL to the history.
  useLayoutEffect(() => {
    if (initial.link) removeEmailLinkQuery();
  }, [initial]);
  const closeIfUnneeded = useEffectEvent(onClose);
  useEffect(() => {
    if (initial.name === undefined) closeIfUnneeded();
  }, [initial]);

  const switchTo = (next: FormName, values: FormPrefill = {}): void => {
    setShown(undefined);
    setIsDirty(false);
    setPrefill(values);
    setHasSwitched(true);
    onSwitch(next);
  };
  const handleOutcome = (outcome: Outcome, email: string): void => {
    switch (outcome.kind) {
      case 'done':
        onSignedIn();
        onClose();
        break;
      case 'panel':
        if (name)
          setShown({ form: name, panel: { name: outcome.panel, email, tokenId: outcome.tokenId } });
        break;
      case 'change-password':
        switchTo('change-password', { email, tokenId: outcome.tokenId });
        break;
      case 'session-expired':
        goTo(SIGN_IN_LINK.href);
        break;
      case 'message':
    }
  };
  // The panel's button, which had the focus, has been removed.
  const focusForm = useEffectEvent(() =>
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(),
  );
  const hasPanel = panel !== undefined;
  useEffect(() => {
    if (!hasPanel) focusForm();
  }, [hasPanel]);

  if (name === undefined) return null;
  const Form = FORMS[name];
  return (
    <Dialog
      // Remounts the dialog for each form, so that its heading is announced and its first field gets the focus.
      key={name}
      title={TITLES[name]}
      canDismiss={() => hasPanel || !isDirty}
      onClose={() => {
        // The next person at this device must not see it. A failure's panel advises to try again later.
        if (name === 'create-account' && !hasPanel) registrationDraft.remove();
        onClose();
      }}
      getFallbackFocus={getFallbackFocus}
    >
      {panel && (
        <StatusPanel
          {...panel}
          isSignedIn={isSignedIn}
          onBack={() => {
            setShown(undefined);
            setAttempt(attempt + 1);
          }}
          onSwitch={(next, email) => switchTo(next, { email })}
          onClose={onClose}
          onExpired={() => goTo(SIGN_IN_LINK.href)}
        />
      )}
      <div hidden={hasPanel} ref={form}>
        <Form
          prefill={prefill}
          attempt={attempt}
          onDirty={setIsDirty}
          onOutcome={handleOutcome}
          onSwitch={switchTo}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
