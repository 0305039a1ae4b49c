import { useState } from 'react';
import { Field } from './Field';
import type { TextFieldProps } from './Field';
import { FORM_TEXTS } from './messages';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'children' | 'isSecret'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...props} type={isShown ? 'text' : 'password'} isSecret>
      <button
        type="button"
        className="bsro-field__reveal"
        aria-controls={props.id}
        aria-label={isShown ? FORM_TEXTS.hidePassword : FORM_TEXTS.showPassword}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? FORM_TEXTS.hide : FORM_TEXTS.show}
      </button>
    </Field>
  );
}

/** A hidden field that gives password managers the username. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
