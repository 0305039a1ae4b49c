import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import parseValue from 'postcss-value-parser';

const SOURCES = path.join(__dirname, '../../src');

const DESIGN = path.join(__dirname, '../../fixtures/html/design');

/** Prefix of the custom properties that the bundle sets itself. */
const OWN_PREFIX = '--bsro-';

/** A use of a custom property in the bundle's stylesheets. */
export interface TokenUse {
  /** Without the dashes. */
  readonly name: string;
  /** The fallback value in `var()`; empty if there is none. */
  readonly fallback: string;
  readonly file: string;
}

const findInValue = (value: string, file: string): TokenUse[] => {
  const uses: TokenUse[] = [];
  parseValue(value).walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [property, comma, ...fallback] = node.nodes;
    const name = property?.value ?? '';
    if (name.startsWith(OWN_PREFIX)) return;
    uses.push({
      name: name.replace('--', ''),
      fallback: comma ? parseValue.stringify(fallback).replace(/\s+/g, ' ').trim() : '',
      file,
    });
  });
  return uses;
};

/** Finds every custom property that the bundle's stylesheets read from the page. */
export const findTokenUses = (): TokenUse[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const uses: TokenUse[] = [];
      postcss.parse(readFileSync(path.join(SOURCES, file), 'utf8')).walkDecls(({ value }) => {
        uses.push(...findInValue(value, file));
      });
      return uses;
    });

/** Reads the default of each token, which applies on a page that doesn't set the token, by name. */
export const readDefaults = (): ReadonlyMap<string, string> =>
  new Map(findTokenUses().map(({ name, fallback }) => [name, fallback]));

/** The brands' values of the tokens outside media queries, by name. */
export type TokenValues = ReadonlyMap<string, string>;

const readValues = (file: string): [string, string][] => {
  const values: [string, string][] = [];
  postcss.parse(readFileSync(path.join(DESIGN, file), 'utf8')).walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'media') return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      values.push([prop.replace('--', ''), value.replace(/\s+/g, ' ')]);
    });
  });
  return values;
};

/** Reads the values of a brand's tokens, including those that the brands share. */
export const readBrandTokens = (brand: string): TokenValues =>
  new Map([...readValues('tokens.css'), ...readValues(`skins/${brand}.css`)]);
