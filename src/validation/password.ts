/** Minimum length of a password, in characters. */
export const PASSWORD_MINIMUM = 8;

/** Messages for an invalid new password, in order of precedence (VAL-10). */
export const PASSWORD_MESSAGES = {
  short: 'Password must be at least 8 characters',
  backslash: 'Password contains invalid characters',
  classes: 'Please meet the password requirements',
} as const;

/** A character class of the checklist. */
export interface PasswordClass {
  readonly name: 'lowercase' | 'uppercase' | 'digit' | 'special';
  readonly label: string;
  readonly pattern: RegExp;
}

/** The four character classes of the checklist; one is enough (VAL-10). */
export const PASSWORD_CLASSES: readonly PasswordClass[] = [
  { name: 'lowercase', label: 'A lowercase letter', pattern: /[a-z]/ },
  { name: 'uppercase', label: 'An uppercase letter', pattern: /[A-Z]/ },
  { name: 'digit', label: 'A number', pattern: /\d/ },
  {
    name: 'special',
    label: 'A special character, such as ! $ % or ?',
    pattern: /[-!$%^&*()/_+|~=`{}[\]:;?,.@#]/,
  },
];

/** Counts the characters of a password; an emoji is one. */
export const countCharacters = (password: string): number => (password.match(/./gsu) ?? []).length;

/** Returns the message for an invalid new password, or undefined for a valid one (VAL-10). */
export const validatePassword = (
  password: string,
): (typeof PASSWORD_MESSAGES)[keyof typeof PASSWORD_MESSAGES] | undefined => {
  if (countCharacters(password) < PASSWORD_MINIMUM) return PASSWORD_MESSAGES.short;
  if (password.includes('\\')) return PASSWORD_MESSAGES.backslash;
  return PASSWORD_CLASSES.some(({ pattern }) => pattern.test(password))
    ? undefined
    : PASSWORD_MESSAGES.classes;
};
