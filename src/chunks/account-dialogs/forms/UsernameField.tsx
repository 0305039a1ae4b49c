// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

/** Tells password managers whose password it is, where nobody has to type it. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
