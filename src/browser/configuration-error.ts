/** A mistake in what a page configures for the whole bundle, such as an address in its `<html>`. */
export class ConfigurationError extends Error {
  public override readonly name = 'ConfigurationError';
}
