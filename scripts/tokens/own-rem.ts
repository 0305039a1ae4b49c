import postcss from 'postcss';
import type { Root } from 'postcss';

/** The size of `1rem` on the page, which a theme with another root font size sets (docs/integration.md#root-font-size). */
export const REM_TOKEN = '--bsro-rem';

const REM = /(?<![\w.-])(-?(?:\d*\.)?\d+)rem\b/g;

/**
 * Bases the sizes of a stylesheet on a token instead of the root's font size, which a theme may have changed, such as by
 * `html { font-size: 62.5% }`. Media queries don't depend on it. A container query can't have a token, so its sizes become
 * pixels, as those of breakpoints are.
 */
export const basedOnOwnRem = (css: string): Root => {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(REM, `calc($1 * var(${REM_TOKEN}, 1rem))`);
  });
  root.walkAtRules('container', (rule) => {
    rule.params = rule.params.replaceAll(REM, (_, size: string) => `${Number(size) * 16}px`);
  });
  return root;
};
