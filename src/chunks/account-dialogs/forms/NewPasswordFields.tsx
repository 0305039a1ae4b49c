import type { ComponentProps } from 'react';
import { PasswordField } from '../../../ui/form/PasswordField';
import { NewPasswordField } from './NewPasswordField';

type FieldOfForm = ComponentProps<typeof NewPasswordField>;

interface NewPasswordFieldsProps {
  readonly password: FieldOfForm;
  /** The same once more; v3 does without (ACCT-1). */
  readonly confirmation: FieldOfForm | undefined;
}

/** A new password, and its confirmation where the account's version has one. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField {...password} />
      {confirmation && <PasswordField {...confirmation} autoComplete="new-password" />}
    </>
  );
}
