/** Labels of the visitor's menu. */
export const VISITOR_LABELS = {
  panel: 'Account',
  createAccount: 'Create an Account',
  signIn: 'Sign In',
  opening: 'Opening…',
  page: 'Go to the page',
} as const;
