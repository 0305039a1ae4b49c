import { basedOnOwnRem } from './own-rem';
import type { DesignToken } from './design-tokens';
import { DESIGN_TOKENS } from './design-tokens';
import { readBrandTokens, readDefaults } from './read-tokens';

const describeContrast = ({ contrast }: DesignToken): string =>
  contrast
    ? `${contrast.minimum}:1 on ${contrast.against.map((name) => `--${name}`).join(', ')}`
    : '';

const createDeclaration = (token: DesignToken, value: string, fallback: string): string => {
  const contrast = describeContrast(token);
  const minimum = contrast ? ` At least ${contrast}.` : '';
  return `  /* ${token.use}.${minimum} Default: ${fallback} */\n  --${token.name}: ${value};\n`;
};

/**
 * Creates the stylesheet with a brand's values of all tokens.
 * @throws if the brand lacks a token
 */
export const createTokenFile = (brand: string): string => {
  const values = readBrandTokens(brand);
  const defaults = readDefaults();
  const declarations = DESIGN_TOKENS.map((token) => {
    const value = values.get(token.name);
    if (value === undefined) throw new Error(`${brand} has no --${token.name}`);
    return createDeclaration(token, value, defaults.get(token.name) ?? '');
  });
  return basedOnOwnRem(`/*
 * The design tokens of ${brand} for bsro-ui: colors, type, space, and motion. Sizes grow with the
 * visitor's text size. A token that is left out has its default.
 */
:root {
  color-scheme: light;

${declarations.join('\n')}}

@media (prefers-reduced-motion: reduce) {
  :root {
    --motion-fast: 0s;
    --motion: 0s;
  }
}
`).toString();
};

/** Creates the table of the tokens for docs/integration.md. */
export const createTokenTable = (): string => {
  const defaults = readDefaults();
  const rows = DESIGN_TOKENS.map((token) => {
    const contrast = describeContrast(token).replace(/--[\w-]+/g, '`$&`') || '—';
    return `| \`--${token.name}\` | \`${defaults.get(token.name) ?? ''}\` | ${token.use} | ${contrast} |`;
  });
  return ['| token | default | use | minimum contrast |', '|---|---|---|---|', ...rows].join('\n');
};
