/** Tells password managers whose password it is, where nobody has to type it. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
