/** A mistake in what a page configures for the whole bundle, such as a URL on its `<html>`. */
export class ConfigurationError extends Error {
  public override readonly name = 'ConfigurationError';
}
