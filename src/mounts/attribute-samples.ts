import { manifest } from './manifest';

/**
 * The sample value of each attribute, by the names of the placeholder and of the attribute. The build
 * evaluates this module and inlines its value, because it removes the samples from the declarations.
 */
export const attributeSamples: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    manifest.map(({ name, attributes }) => [
      name,
      Object.fromEntries(
        Object.entries(attributes).flatMap(([attribute, { author }]) =>
          author?.sample ? [[attribute, author.sample]] : [],
        ),
      ),
    ]),
  );
