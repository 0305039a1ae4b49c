import { useEffect, useRef } from 'react';
import type { FormName } from './form-props';
import type { StatusPanelName } from './outcomes';
import { LINK_LABELS, LINK_URLS, PANEL_LABELS, PANELS } from './panels';
import { ResendLink } from './ResendLink';
import { SwitchLink } from './SwitchLink';

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
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [name]);
  const { texts, actions, isSuccess = false } = PANELS[name];
  const { heading, text } = texts;
  const backLabel = name === 'system-error' ? PANEL_LABELS.tryAgain : PANEL_LABELS.back;

  return (
    <section
      className={`bsro-account-panel${isSuccess ? ' bsro-account-panel--good' : ''}`}
      data-panel={name}
    >
      <h3 className="bsro-account-panel__title" ref={title} tabIndex={-1}>
        {heading}
      </h3>
      <p className="bsro-account-panel__text">
        {typeof text === 'string' ? text : text({ email })}
      </p>
      {name === 'verify-account' && tokenId !== undefined && (
        <ResendLink tokenId={tokenId} onExpired={onExpired} />
      )}
      <p className="bsro-account-panel__actions">
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
