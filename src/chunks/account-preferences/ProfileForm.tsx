import { object, string } from 'valibot';
import type { Driver } from '../../services/account/schema';
import { saveProfile } from '../../store/account/profile-thunks';
import { Field } from '../../ui/form/Field';
import { PhoneField } from '../../ui/form/PhoneField';
import { StateField } from '../../ui/form/StateField';
import { toPhoneDigits } from '../../validation/phone';
import { formatPhoneInput } from '../../validation/phone-input';
import { profileSchema } from '../../validation/profile-schema';
import type { ProfileValues } from '../../validation/profile-schema';
import { toUsStateCode } from '../../validation/us-state';
import { CONFIRMATIONS, PROFILE_LABELS, SAVE_LABELS, SECTION_TITLES } from './messages';
import { PreferenceForm } from './PreferenceForm';
import { Section } from './Section';
import { usePreferenceForm } from './usePreferenceForm';

const draftSchema = object({
  firstName: string(),
  lastName: string(),
  phone: string(),
  address: string(),
  city: string(),
  state: string(),
  zip: string(),
});

const toFormValues = (driver: Driver): ProfileValues => ({
  firstName: driver.FIRSTNAME ?? '',
  lastName: driver.LASTNAME ?? '',
  phone: formatPhoneInput(driver.PHONE ?? ''),
  address: driver.ADDRESS ?? '',
  city: driver.CITY ?? '',
  state: toUsStateCode(driver.STATE ?? '') ?? driver.STATE ?? '',
  zip: driver.ZIP ?? '',
});

const toDriver = (values: ProfileValues): Partial<Driver> => ({
  FIRSTNAME: values.firstName,
  LASTNAME: values.lastName,
  PHONE: toPhoneDigits(values.phone) ?? '',
  ADDRESS: values.address,
  CITY: values.city,
  STATE: values.state,
  ZIP: values.zip,
});

interface ProfileFormProps {
  driver: Driver;
  onSignedOut: () => void;
}

/** The driver's name, phone, and address (ACCT-11). */
export function ProfileForm({ driver, onSignedOut }: ProfileFormProps) {
  const form = usePreferenceForm<ProfileValues>({
    initialValues: toFormValues(driver),
    labels: PROFILE_LABELS,
    schema: profileSchema,
    draftName: 'preferences-profile',
    draftSchema,
    save: (values) => saveProfile(toDriver(values)),
    toSavedMessage: () => CONFIRMATIONS.profile,
    onSignedOut,
  });
  return (
    <Section title={SECTION_TITLES.profile}>
      <PreferenceForm form={form} label={SAVE_LABELS.profile}>
        <div className="bsro-preferences__pair">
          <Field {...form.field('firstName')} autoComplete="given-name" />
          <Field {...form.field('lastName')} autoComplete="family-name" />
        </div>
        <PhoneField {...form.field('phone')} autoComplete="tel-national" isOptional />
        <Field {...form.field('address')} autoComplete="street-address" isOptional />
        <Field {...form.field('city')} autoComplete="address-level2" isOptional />
        <div className="bsro-preferences__pair">
          <StateField {...form.field('state')} autoComplete="address-level1" isOptional />
          <Field {...form.field('zip')} autoComplete="postal-code" isOptional />
        </div>
      </PreferenceForm>
    </Section>
  );
}
