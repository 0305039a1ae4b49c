/** A mistake in what a page configures for the whole bundle, such as a URL on its `<html>`. */
export class ConfigurationError extends Error {
  public override readonly name = 'ConfigurationError';
}

/**
 * A mistake of an author in a placeholder: an attribute or the content. Its message says what is
 * wrong and what to write instead (MOUNT-8). A chunk that throws it leaves the CMS's HTML as it was.
 */
export class PlaceholderError extends Error {
  public override readonly name = 'PlaceholderError';
}
