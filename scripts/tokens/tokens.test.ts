import { getContrastRatio } from '../../fixtures/html/design/contrast';
import { SITES } from '../../fixtures/html/content/brands';
import { DESIGN_TOKENS } from './design-tokens';
import { createTokenFile, createTokenTable } from './token-file';
import { findTokenUses, readBrandTokens, readDefaults } from './read-tokens';

const names = DESIGN_TOKENS.map(({ name }) => name);

const pairs = DESIGN_TOKENS.flatMap(({ name, contrast }) =>
  (contrast?.against ?? []).map((back) => [name, back, contrast?.minimum ?? 0] as const),
);

const uses = findTokenUses();

const measure = (values: ReadonlyMap<string, string>, front: string, back: string): number => {
  const toLong = (color = ''): string => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return getContrastRatio(toLong(values.get(front)), toLong(values.get(back)));
};

test('lists every custom property that a stylesheet reads, and no other', () => {
  const used = new Set(uses.map(({ name }) => name));
  expect([...used].toSorted()).toEqual(names.toSorted());
});

test('has the same default for a token in every stylesheet that reads it', () => {
  const fallbacks = new Map<string, Set<string>>();
  for (const { name, fallback, file } of uses) {
    const all = fallbacks.get(name) ?? new Set();
    fallbacks.set(name, all.add(fallback || `none in ${file}`));
  }
  const several = [...fallbacks].filter(
    ([, all]) => all.size > 1 || [...all].join().includes('none in'),
  );
  expect(several.map(([name, all]) => [name, ...all])).toEqual([]);
});

describe.each(SITES)('the tokens of %s', (site) => {
  test('define every token', () => {
    expect(names.filter((name) => !values.get(name))).toEqual([]);
  });

  const values = readBrandTokens(site);

  test.each(pairs)('keep --%s readable on --%s', (front, back, minimum) => {
    expect(measure(values, front, back)).toBeGreaterThanOrEqual(minimum);
  });

  test('are in the delivered file, each with its use and its contrast', () => {
    const css = createTokenFile(site);
    for (const { name, use } of DESIGN_TOKENS) {
      const value = values.get(name)?.replace(/([\d.]+)rem/g, 'calc($1 * var(--bsro-rem, 1rem))');
      expect(css).toContain(`  --${name}: ${value};\n`);
      expect(css).toContain(use);
    }
    expect(css).toContain('At least 4.5:1 on --brand, --brand-hover.');
    expect(css).toMatch(/prefers-reduced-motion: reduce[^}]*--motion: 0s/);
    expect(css).not.toMatch(/--utility|@layer|undefined/);
  });
});

const defaults = readDefaults();

test.each(pairs)('the defaults keep --%s readable on --%s', (front, back, minimum) => {
  expect(measure(defaults, front, back)).toBeGreaterThanOrEqual(minimum);
});

test("the table has a row per token with the token's default and minimum contrast", () => {
  const table = createTokenTable();
  expect(table).toContain(
    '| `--ink` | `#24201d` | text | 4.5:1 on `--surface`, `--surface-raised`, `--surface-sunken` |',
  );
  expect(table).toContain('| `--line` | `#e0d6ca` | decorative dividers between items | — |');
  expect(table.split('\n')).toHaveLength(DESIGN_TOKENS.length + 2);
});
