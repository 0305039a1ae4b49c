import { Icon } from '../../../ui/icon/Icon';
import { CHECK } from '../../../ui/icon/shapes';
import { PASSWORD_LABELS } from '../messages';
import { countCharacters, PASSWORD_CLASSES, PASSWORD_MINIMUM } from '../../../validation/password';

/** The password requirements, checked off while the user types (VAL-10). */
export function PasswordChecklist({ password }: { password: string }) {
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
