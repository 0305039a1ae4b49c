/** A hidden field that gives password managers the username. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
