import type { ReactNode } from 'react';
import { PAGES } from '../../site/addresses';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { SwitchLink } from './SwitchLink';
import type { AccountForm } from './useAccountForm';

interface AccountFormFrameProps {
  readonly form: AccountForm;
  /** The page that the form belongs to. */
  readonly action: string;
  readonly label: string;
  readonly busyLabel: string;
  /** Leads to a reset, the way out of a locked account. */
  readonly onReset?: () => void;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
  /** The link below to another dialog. */
  readonly switchLink?: ReactNode;
}

/** What every form of the dialogs has: its problems, its fields, and its one primary action. */
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
    <form className="bsro-account-form" {...form.form} action={action}>
      <ErrorSummary problems={form.problems} attempt={form.failedSubmits} />
      {onReset && form.refusal?.offersReset && (
        <p className="bsro-account-form__aside">
          <SwitchLink
            href={PAGES.accountForgotPassword}
            label="Click to Reset Password"
            onFollow={onReset}
          />
        </p>
      )}
      {children}
      <SubmitButton
        label={label}
        busyLabel={busyLabel}
        isBusy={form.isBusy}
        isDisabled={!form.isValid}
      />
      {onCancel && (
        <button type="button" className="bsro-button bsro-account-form__cancel" onClick={onCancel}>
          Cancel
        </button>
      )}
      {switchLink && <p className="bsro-account-form__switch">{switchLink}</p>}
    </form>
  );
}
