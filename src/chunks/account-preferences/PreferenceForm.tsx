import type { ReactNode } from 'react';
import { ACCOUNT_PAGES, SIGN_IN_LINK } from '../../site/pages';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { PREFERENCES_LABELS, SAVE_LABELS } from './messages';
import type { usePreferenceForm } from './usePreferenceForm';

interface PreferenceFormProps {
  form: Pick<
    ReturnType<typeof usePreferenceForm<never>>,
    'form' | 'problems' | 'failedSubmits' | 'isBusy' | 'isValid' | 'savedMessage' | 'isSignedOut'
  >;
  label: string;
  children: ReactNode;
}

export function PreferenceForm({ form, label, children }: PreferenceFormProps) {
  return (
    <form {...form.form} action={ACCOUNT_PAGES.driverPreferences}>
      <ErrorSummary problems={form.problems} attempt={form.failedSubmits} />
      {form.isSignedOut && (
        <p>
          <a {...SIGN_IN_LINK}>{PREFERENCES_LABELS.signIn}</a>
        </p>
      )}
      {children}
      <SubmitButton
        label={label}
        busyLabel={SAVE_LABELS.busy}
        isBusy={form.isBusy}
        isDisabled={!form.isValid}
      />
      <p className="bsro-success" role="status">
        {form.savedMessage}
      </p>
    </form>
  );
}
