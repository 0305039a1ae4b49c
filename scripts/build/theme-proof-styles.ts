import postcss from 'postcss';
import type { Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import type { LoaderContext } from 'webpack';
import { expandBreakpoints } from '../../src/site/expand-breakpoints';
import { basedOnOwnRem } from '../tokens/own-rem';

/**
 * The cascade layers of the bundle with their strength. Rules of `bsro` itself win over its sublayers. The guard
 * overrides a theme's rules for bare elements; the base, after it in the same file, styles them (src/ui/styles/guard.css).
 */
const LAYERS: Readonly<Record<string, number>> = {
  'bsro.guard': 1,
  'bsro.base': 1,
  'bsro.ui': 2,
  bsro: 3,
};

/** How rules win over those of a theme (docs/decisions/021-styles-inside-a-theme.md): by specificity, or by layers. */
export const STYLES = ['raised', 'layered'] as const;

export type Styles = (typeof STYLES)[number];

/**
 * Matches elements whose first class is ours, but no placeholders, nor the page's `html` and `body`, which get classes;
 * and elements without a class that React renders, but not the CMS's among them (src/ui/loading/CmsContent.tsx). The
 * selector of their ancestor doesn't compare the text of a class: otherwise, each change of a class, such as one of the
 * body's, would make the browser compute the styles of everything inside that element again.
 */
const OURS =
  ":where([class^='bsro-']:not([data-mount],html,body),:is([data-bsro-root],.bsro-dialog) :not([class],.bsro-cms-content *))";

/** Checks whether a rule is the step of an animation, or a nested rule, which is raised with its parent. */
const isInner = ({ parent }: Rule): boolean =>
  parent?.type === 'rule' || (parent instanceof postcss.AtRule && /keyframes$/i.test(parent.name));

/** Adds a condition to the first element of each selector, before its pseudo-element if it has one. */
const addCondition = (selectors: string, condition: string): string =>
  parseSelector((root) => {
    root.each((selector) => {
      const end = selector.nodes.find(
        (node) => parseSelector.isCombinator(node) || parseSelector.isPseudoElement(node),
      );
      const added = parseSelector.pseudo({ value: condition });
      if (end) selector.insertBefore(end, added);
      else selector.append(added);
    });
  }).processSync(selectors);

/** Limits a selector for bare elements to what the bundle renders, with a specificity of zero. */
const limitToOurs = (selector: string): string => {
  const [, element = '', pseudoElement = ''] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? [];
  return `${element === '*' ? '' : `:where(${element})`}${OURS}${pseudoElement}`;
};

/**
 * Prepares a stylesheet of the bundle for a page with a theme: expands the breakpoints, and bases sizes on a token. If
 * `styles` is `raised`, takes all rules out of their layers, and gives each layer more specificity than the one before:
 * one, two, and three IDs. If `styles` is `layered`, leaves out the guard, because a theme in layers should style
 * headings, lists, and tables.
 * @throws if a rule is in no layer of the bundle
 */
export const createThemeProofStyles = (css: string, styles: Styles): string => {
  const root = basedOnOwnRem(expandBreakpoints(css));
  root.each((layer) => {
    if (layer.type === 'comment') return;
    const name = 'params' in layer ? layer.params.trim() : '';
    const level = LAYERS[name];
    if (layer.type !== 'atrule' || layer.name !== 'layer' || !layer.nodes || !level) {
      throw layer.error(`Put the rules into a layer of ${Object.keys(LAYERS).join(', ')}`);
    }
    const isRaised = styles === 'raised';
    if (!isRaised && name === 'bsro.guard') {
      layer.remove();
      return;
    }
    layer.walkRules((rule) => {
      if (isInner(rule)) return;
      if (level === 1) rule.selectors = rule.selectors.map(limitToOurs);
      // Matches every element, with the specificity of as many IDs as the layer's level.
      if (isRaised) rule.selector = addCondition(rule.selector, `:not(${'#_'.repeat(level)})`);
    });
    if (isRaised) layer.replaceWith(layer.nodes);
  });
  return root.toString();
};

/** Webpack loader for the bundle's own stylesheets. */
export default function loadThemeProofStyles(
  this: LoaderContext<{ readonly styles: Styles }>,
  css: string,
): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack passes its context as this
  return createThemeProofStyles(css, this.getOptions().styles);
}
