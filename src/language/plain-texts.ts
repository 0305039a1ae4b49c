import { getLanguage } from './language';
import type { TextsByKey } from './language';

const defaults = new Map<string, string>();

/** Returns the default texts by key, of the modules that have been evaluated. */
export const getDefaultTexts = (): ReadonlyMap<string, string> => defaults;

/** Adds a text that `getText` returns. */
export const addDefaultText = (key: string, text: string): void => void defaults.set(key, text);

/** Returns a text in the page's language, as its author has changed it. */
export const getText = (key: string, defaultText: string): string => {
  const { translations, change } = getLanguage();
  const text = translations[key] ?? defaultText;
  return change?.(key, text) ?? text;
};

/** Returns the texts of a scope as shown, by key; those with parameters in message syntax. */
export const listShownTexts = (scope: string): TextsByKey =>
  Object.fromEntries(
    [...defaults].flatMap(([key, text]) =>
      key.startsWith(`${scope}.`) ? [[key, getText(key, text)] as const] : [],
    ),
  );

/** Defines texts without parameters, for the entry, which doesn't contain the formatter of `defineTexts`. */
export const definePlainTexts = <Name extends string>(
  scope: string,
  texts: Readonly<Record<Name, string>>,
): ((name: Name) => string) => {
  for (const [name, text] of Object.entries<string>(texts))
    addDefaultText(`${scope}.${name}`, text);
  return (name) => getText(`${scope}.${name}`, texts[name]);
};
