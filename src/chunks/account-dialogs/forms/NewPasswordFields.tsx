import { PasswordField } from '../../../ui/form/PasswordField';
import { NewPasswordField } from './NewPasswordField';
import type { NewPasswordFieldProps } from './NewPasswordField';

interface NewPasswordFieldsProps {
  readonly password: NewPasswordFieldProps;
  /** The field that repeats the password; undefined in v3 (ACCT-1). */
  readonly confirmation: NewPasswordFieldProps | undefined;
}

/** The fields for a new password and, before v3, its confirmation. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField {...password} />
      {confirmation && <PasswordField {...confirmation} autoComplete="new-password" />}
    </>
  );
}
