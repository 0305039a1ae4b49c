/** Minimum length of a password, in characters. */
export const PASSWORD_MINIMUM = 8;

/** A character class of the checklist. */
export interface PasswordClass {
  readonly name: 'lowercase' | 'uppercase' | 'digit' | 'special';
  readonly pattern: RegExp;
}

/** The four character classes of the checklist; one is enough (VAL-10). */
export const PASSWORD_CLASSES: readonly PasswordClass[] = [
  { name: 'lowercase', pattern: /[a-z]/ },
  { name: 'uppercase', pattern: /[A-Z]/ },
  { name: 'digit', pattern: /\d/ },
  { name: 'special', pattern: /[-!$%^&*()/_+|~=`{}[\]:;?,.@#]/ },
];

/** Counts the characters of a password; an emoji is one. */
export const countCharacters = (password: string): number => (password.match(/./gsu) ?? []).length;

/** Finds what is wrong with a new password; undefined if it is valid (VAL-10). */
export const findPasswordProblem = (
  password: string,
): 'short' | 'backslash' | 'classes' | undefined => {
  if (countCharacters(password) < PASSWORD_MINIMUM) return 'short';
  if (password.includes('\\')) return 'backslash';
  return PASSWORD_CLASSES.some(({ pattern }) => pattern.test(password)) ? undefined : 'classes';
};
