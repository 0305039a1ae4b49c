import { changeEmail } from '../../store/account/profile-thunks';
import { Field } from '../../ui/form/Field';
import { PasswordField } from '../../ui/form/PasswordField';
import { emailToSend } from '../../validation/email';
import { changeEmailSchema } from '../../validation/profile-schema';
import type { EmailValues } from '../../validation/profile-schema';
import { PreferenceForm } from './PreferenceForm';
import { Section } from './Section';
import { usePreferenceForm } from './usePreferenceForm';

const LABELS = { newEmail: 'New Email', password: 'Current Password' };

interface EmailFormProps {
  /** The address that the driver signs in with. */
  email: string;
  onSignedOut: () => void;
}

/** Another address to sign in with, which its mail confirms (ACCT-11). */
export function EmailForm({ email, onSignedOut }: EmailFormProps) {
  const form = usePreferenceForm<EmailValues>({
    initialValues: { newEmail: '', password: '' },
    labels: LABELS,
    schema: changeEmailSchema,
    change: ({ newEmail, password }) =>
      changeEmail({ email, newEmail: emailToSend(newEmail), password }),
    said: ({ newEmail }) =>
      `We sent a message to ${emailToSend(newEmail)}. The address counts once you follow its link.`,
    onSignedOut,
  });
  return (
    <Section title="Email">
      <p>
        You sign in with <strong>{email}</strong>.
      </p>
      <PreferenceForm form={form} label="Change email">
        <Field {...form.field('newEmail')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </PreferenceForm>
    </Section>
  );
}
