import { useState } from 'react';
import { takeFocus } from '../../browser/take-focus';
import { sendEmailVerification } from '../../services/account/sign-in';
import type { FormName } from './form-props';
import type { StatusPanelName } from './outcomes';
import { LINK_LABELS, LINK_URLS, PANEL_LABELS, PANELS } from './panels';
import { SwitchLink } from './SwitchLink';
import { RESEND_LABELS } from './messages';

interface ResendLinkProps {
  /** The token that authorizes the call; it is valid for a day. */
  readonly tokenId: string;
  readonly onExpired: () => void;
}

/** A link that sends the verification email again and shows the result (ACCT-7). */
function ResendLink({ tokenId, onExpired }: ResendLinkProps) {
  const [state, setState] = useState<keyof typeof RESEND_LABELS>('idle');
  const isDisabled = state === 'busy' || state === 'sent';
  const resend = async (): Promise<void> => {
    if (isDisabled) return;
    setState('busy');
    const result = await sendEmailVerification(tokenId);
    if (!result.ok && result.error.isSessionExpired) onExpired();
    setState(result.ok ? 'sent' : 'failed');
  };
  return (
    <p className="bsro-account-form__aside" role="status">
      <button
        type="button"
        className="bsro-button bsro-button--link"
        aria-disabled={isDisabled}
        aria-busy={state === 'busy'}
        onClick={() => void resend()}
      >
        {RESEND_LABELS[state]}
      </button>
    </p>
  );
}

interface StatusPanelProps {
  readonly name: StatusPanelName;
  readonly email: string;
  readonly tokenId?: string | undefined;
  /** Whether a driver is signed in; the sign-in action then only closes the dialog. */
  readonly isSignedIn: boolean;
  /** Shows the form again, with its input. */
  readonly onBack: () => void;
  readonly onSwitch: (name: FormName, email: string) => void;
  readonly onClose: () => void;
  readonly onExpired: () => void;
}

/** A panel that shows the status of an account and the next steps (ACCT-2). */
export function StatusPanel({
  name,
  email,
  tokenId,
  isSignedIn,
  onBack,
  onSwitch,
  onClose,
  onExpired,
}: StatusPanelProps) {
  const { texts, actions, isSuccess = false } = PANELS[name];
  const { heading, text } = texts;
  const backLabel = name === 'system-error' ? PANEL_LABELS.tryAgain : PANEL_LABELS.back;

  return (
    <section
      className={`bsro-account-panel${isSuccess ? ' bsro-account-panel--good' : ''}`}
      data-panel={name}
    >
      <h3 key={name} className="bsro-account-panel__title" ref={takeFocus} tabIndex={-1}>
        {heading}
      </h3>
      <p className="bsro-account-panel__text">
        {typeof text === 'string' ? text : text({ email })}
      </p>
      {name === 'verify-account' && tokenId !== undefined && (
        <ResendLink tokenId={tokenId} onExpired={onExpired} />
      )}
      <p className="bsro-account-panel__actions bsro-actions">
        {actions.map((action, index) => {
          const className = `bsro-button${index === 0 ? ' bsro-button--primary' : ''}`;
          if (action === 'back' || (action === 'sign-in' && isSignedIn)) {
            return (
              <button
                key={action}
                type="button"
                className={className}
                onClick={action === 'back' ? onBack : onClose}
              >
                {action === 'back' ? backLabel : PANEL_LABELS.continue}
              </button>
            );
          }
          return (
            <SwitchLink
              key={action}
              className={className}
              href={LINK_URLS[action]}
              label={LINK_LABELS[action]}
              {...(action === 'welcome' ? {} : { onOpen: () => onSwitch(action, email) })}
            />
          );
        })}
      </p>
    </section>
  );
}
