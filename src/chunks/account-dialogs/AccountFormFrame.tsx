import type { ReactNode } from 'react';
import { ACCOUNT_PAGES } from '../../site/pages';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Form } from '../../ui/form/Form';
import { LABELS } from './messages';
import { SwitchLink } from './SwitchLink';
import type { AccountForm } from './useAccountForm';

interface AccountFormFrameProps {
  readonly form: AccountForm;
  /** URL of the page with the same form. */
  readonly action: string;
  readonly label: string;
  readonly busyLabel: string;
  /** Opens the form that requests a password reset; called by the link that some refusals show. */
  readonly onReset?: () => void;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
  /** A link to another dialog, shown below the form. */
  readonly switchLink?: ReactNode;
}

export function AccountFormFrame({
  form,
  action,
  label,
  busyLabel,
  onReset,
  onCancel,
  children,
  switchLink,
}: AccountFormFrameProps) {
  return (
    <Form form={form} className="bsro-account-form bsro-targets" action={action}>
      {onReset && form.refusal?.hasResetLink && (
        <p className="bsro-account-form__aside">
          <SwitchLink
            href={ACCOUNT_PAGES.forgotPassword}
            label={LABELS.resetPassword}
            onOpen={onReset}
          />
        </p>
      )}
      {children}
      <SubmitButton label={label} busyLabel={busyLabel} {...form.submitButton} />
      {onCancel && (
        <button type="button" className="bsro-button bsro-account-form__cancel" onClick={onCancel}>
          {LABELS.cancel}
        </button>
      )}
      {switchLink && <p className="bsro-account-form__switch">{switchLink}</p>}
    </Form>
  );
}
