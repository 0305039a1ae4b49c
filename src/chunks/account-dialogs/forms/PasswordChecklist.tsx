import { Icon } from '../../../ui/icon/Icon';
import { CHECK } from '../../../ui/icon/shapes';
import { countCharacters, PASSWORD_CLASSES, PASSWORD_MINIMUM } from '../../../validation/password';

/** The hint of a new password, which asks for more than its validation does (VAL-10). */
const PASSWORD_HINT = 'Use all four: lowercase, uppercase, a number, and a special character.';

/** The password requirements, checked off while the user types (VAL-10). */
export function PasswordChecklist({ password }: { password: string }) {
  const rows = [
    {
      name: 'length',
      label: `At least ${PASSWORD_MINIMUM} characters`,
      isMet: countCharacters(password) >= PASSWORD_MINIMUM,
    },
    ...PASSWORD_CLASSES.map(({ name, label, pattern }) => ({
      name,
      label,
      isMet: pattern.test(password),
    })),
  ];
  return (
    <>
      <p className="bsro-checklist-hint">{PASSWORD_HINT}</p>
      <ul className="bsro-checklist">
        {rows.map(({ name, label, isMet }) => (
          <li
            key={name}
            className={`bsro-checklist__row${isMet ? ' bsro-checklist__row--met' : ''}`}
            data-met={isMet}
          >
            {isMet ? <Icon shape={CHECK} /> : <span className="bsro-checklist__dot" />}
            {label}
            <span className="bsro-visually-hidden">{isMet ? ', met' : ', not met'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
