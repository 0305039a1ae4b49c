import { boolean, object } from 'valibot';
import type { Driver } from '../../services/account/schema';
import { saveProfile } from '../../store/account/profile-thunks';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { remindersSchema } from '../../validation/profile-schema';
import type { ReminderValues } from '../../validation/profile-schema';
import { CONFIRMATIONS, REMINDERS_LABELS, SAVE_LABELS, SECTION_TITLES } from './messages';
import { PreferenceForm } from './PreferenceForm';
import { Section } from './Section';
import { usePreferenceForm } from './usePreferenceForm';

interface RemindersFormProps {
  driver: Driver;
  onSignedOut: () => void;
}

const draftSchema = object({ reminders: boolean() });

/** Switches email reminders on or off: '1' or '0' in the profile (ACCT-11). */
export function RemindersForm({ driver, onSignedOut }: RemindersFormProps) {
  const form = usePreferenceForm<ReminderValues>({
    initialValues: { reminders: driver.EMAIL_REMINDERS === '1' },
    labels: REMINDERS_LABELS,
    schema: remindersSchema,
    draftName: 'preferences-reminders',
    draftSchema,
    save: ({ reminders }) => saveProfile({ EMAIL_REMINDERS: reminders ? '1' : '0' }),
    toSavedMessage: ({ reminders }) =>
      reminders ? CONFIRMATIONS.remindersOn : CONFIRMATIONS.remindersOff,
    onSignedOut,
  });
  return (
    <Section title={SECTION_TITLES.reminders}>
      <PreferenceForm form={form} label={SAVE_LABELS.reminders}>
        <CheckboxField {...form.checkbox('reminders')} />
      </PreferenceForm>
    </Section>
  );
}
