/** Text of a promotion for signed-in drivers, as visitors see it (OFFR-7). */
export const SIGN_IN_SAVINGS = {
  before: 'Additional savings when you',
  signIn: 'Sign In',
  or: 'or',
  signUp: 'Sign Up for free',
} as const;
