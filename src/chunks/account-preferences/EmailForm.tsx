import { object, string } from 'valibot';
import { changeEmail } from '../../store/account/profile-thunks';
import { Field } from '../../ui/form/Field';
import { PasswordField } from '../../ui/form/PasswordField';
import { changeEmailSchema } from '../../validation/profile-schema';
import type { EmailValues } from '../../validation/profile-schema';
import { RichText } from '../../ui/RichText';
import {
  CONFIRMATIONS,
  EMAIL_LABELS,
  PREFERENCES_LABELS,
  SAVE_LABELS,
  SECTION_TITLES,
} from './messages';
import { PreferenceForm } from './PreferenceForm';
import { Section } from './Section';
import { usePreferenceForm } from './usePreferenceForm';

const draftSchema = object({ newEmail: string() });

interface EmailFormProps {
  /** The driver's current email address. */
  email: string;
  onSignedOut: () => void;
}

/** Changes the email address, which takes effect once the emailed link is opened (ACCT-11). */
export function EmailForm({ email, onSignedOut }: EmailFormProps) {
  const form = usePreferenceForm<EmailValues>({
    initialValues: { newEmail: '', password: '' },
    labels: EMAIL_LABELS,
    schema: changeEmailSchema,
    draftName: 'preferences-email',
    draftSchema,
    save: (values) => changeEmail({ email, ...values }),
    toSavedMessage: ({ newEmail }) => CONFIRMATIONS.email({ email: newEmail }),
    onSignedOut,
  });
  return (
    <Section title={SECTION_TITLES.email}>
      <p>
        <RichText
          text={PREFERENCES_LABELS.signInEmail}
          values={{ email: <strong>{email}</strong> }}
        />
      </p>
      <PreferenceForm form={form} label={SAVE_LABELS.email}>
        <Field {...form.field('newEmail')} type="email" autoComplete="email" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </PreferenceForm>
    </Section>
  );
}
