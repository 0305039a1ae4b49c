import type { FieldProps } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { PasswordChecklist } from './PasswordChecklist';

type NewPasswordFieldProps = Pick<
  FieldProps,
  'id' | 'name' | 'label' | 'value' | 'error' | 'onChange' | 'onBlur' | 'isFirst'
>;

/** A field for a new password, with its checklist (VAL-10). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={<PasswordChecklist password={props.value} />}
    />
  );
}

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
