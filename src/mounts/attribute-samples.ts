import { manifest } from './manifest';

/**
 * Valid texts of attributes, by the names of the placeholder and of the attribute, which the bundle
 * otherwise leaves out. The build evaluates this module and inlines its value.
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
