// The text of a promotion for signed-in drivers, as visitors see it (OFFR-7). Separate constants take fewer bytes
// than an object, because bundling shortens their names.
export const SAVE_WHEN_YOU = 'Additional savings when you';
export const SIGN_IN = 'Sign In';
export const OR = ' or ';
export const SIGN_UP = 'Sign Up for free';
