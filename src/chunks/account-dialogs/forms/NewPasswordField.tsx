import type { FieldProps } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { PasswordChecklist } from './PasswordChecklist';

export type NewPasswordFieldProps = Pick<
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
