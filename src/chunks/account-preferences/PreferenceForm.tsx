import type { ReactNode } from 'react';
import { ACCOUNT_PAGES, SIGN_IN_LINK } from '../../site/pages';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Form } from '../../ui/form/Form';
import type { ShownForm } from '../../ui/form/Form';
import { PREFERENCES_LABELS, SAVE_LABELS } from './messages';
import type { usePreferenceForm } from './usePreferenceForm';

interface PreferenceFormProps {
  form: ShownForm &
    Pick<ReturnType<typeof usePreferenceForm<never>>, 'savedMessage' | 'isSignedOut'>;
  label: string;
  children: ReactNode;
}

export function PreferenceForm({ form, label, children }: PreferenceFormProps) {
  return (
    <Form form={form} action={ACCOUNT_PAGES.driverPreferences}>
      {form.isSignedOut && (
        <p>
          <a {...SIGN_IN_LINK}>{PREFERENCES_LABELS.signIn}</a>
        </p>
      )}
      {children}
      <SubmitButton label={label} busyLabel={SAVE_LABELS.busy} {...form.submitButton} />
      <p className="bsro-success" role="status">
        {form.savedMessage}
      </p>
    </Form>
  );
}
