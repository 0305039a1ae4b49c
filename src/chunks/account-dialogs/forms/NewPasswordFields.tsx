import type { TextFieldProps } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { Icon } from '../../../ui/icon/Icon';
import { CHECK } from '../../../ui/icon/shapes';
import { countCharacters, PASSWORD_CLASSES, PASSWORD_MINIMUM } from '../../../validation/password';
import { PASSWORD_LABELS } from '../messages';

/** The password requirements, checked off while the user types (VAL-10). */
function PasswordChecklist({ password }: { password: string }) {
  const rows = [
    {
      name: 'length',
      label: PASSWORD_LABELS.length({ min: PASSWORD_MINIMUM }),
      isMet: countCharacters(password) >= PASSWORD_MINIMUM,
    },
    ...PASSWORD_CLASSES.map(({ name, pattern }) => ({
      name,
      label: PASSWORD_LABELS[name],
      isMet: pattern.test(password),
    })),
  ];
  return (
    <>
      <p className="bsro-checklist-hint">{PASSWORD_LABELS.hint}</p>
      <ul className="bsro-checklist">
        {rows.map(({ name, label, isMet }) => (
          <li
            key={name}
            className={`bsro-checklist__row${isMet ? ' bsro-checklist__row--met' : ''}`}
            data-met={isMet}
          >
            {isMet ? <Icon shape={CHECK} /> : <span className="bsro-checklist__dot" />}
            {label}
            <span className="bsro-visually-hidden">
              , {isMet ? PASSWORD_LABELS.met : PASSWORD_LABELS.notMet}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type NewPasswordFieldProps = Pick<
  TextFieldProps,
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
