/** A value that PHP data may contain. */
export type PhpValue =
  string | number | boolean | null | readonly PhpValue[] | { readonly [name: string]: PhpValue };

const isList = (value: PhpValue): value is readonly PhpValue[] => Array.isArray(value);

const escapeText = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Converts a value to a PHP literal. Strings are escaped, so that none can end the literal. */
export const toPhpLiteral = (value: PhpValue, indent = ''): string => {
  if (typeof value === 'string') return escapeText(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}\t`;
  const entries = isList(value)
    ? value.map((item) => toPhpLiteral(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${escapeText(name)} => ${toPhpLiteral(item, inner)}`,
      );
  return entries.length === 0
    ? 'array()'
    : `array(\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent})`;
};

/** Creates a PHP file that returns a value. */
export const createPhpData = (description: string, value: PhpValue): string => `<?php
/**
 * ${description} Generated; each delivery overwrites it.
 *
 * @package bsro-ui
 */

defined( 'ABSPATH' ) || exit;

return ${toPhpLiteral(value)};
`;
