export const PASSWORD_MINIMUM = 8;

/** What a new password is told when it does not do, in the order in which it is told (VAL-10). */
export const PASSWORD_MESSAGES = {
  short: 'Password must be at least 8 characters',
  backslash: 'Password contains invalid characters',
  classes: 'Please meet the password requirements',
} as const;

/** One class of characters of the checklist. */
export interface PasswordClass {
  readonly name: 'lowercase' | 'uppercase' | 'digit' | 'special';
  readonly label: string;
  readonly pattern: RegExp;
}

/** The four classes that the checklist shows; one of them is enough (VAL-10). */
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

/** Characters as people and the host count them: an emoji is one. */
export const lengthOf = (password: string): number => Array.from(password).length;

/** What keeps a text from being a new password; undefined when nothing does (VAL-10). */
export const passwordProblem = (
  password: string,
): (typeof PASSWORD_MESSAGES)[keyof typeof PASSWORD_MESSAGES] | undefined => {
  if (lengthOf(password) < PASSWORD_MINIMUM) return PASSWORD_MESSAGES.short;
  if (password.includes('\\')) return PASSWORD_MESSAGES.backslash;
  return PASSWORD_CLASSES.some(({ pattern }) => pattern.test(password))
    ? undefined
    : PASSWORD_MESSAGES.classes;
};
