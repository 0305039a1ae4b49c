import postcss from 'postcss';
import type { AtRule, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import type { LoaderContext } from 'webpack';
import { expandBreakpoints } from '../../src/site/expand-breakpoints';
import { basedOnOwnRem } from './own-rem';

/** The layer of the rules that override a theme's rules for bare elements (src/ui/styles/guard.css). */
const GUARD = 'bsro.guard';

/** The cascade layers of the bundle, weakest first. Rules of `bsro` itself win over its sublayers. */
const LAYERS: readonly string[] = [GUARD, 'bsro.ui', 'bsro'];

/**
 * How the bundle's rules win over those of a theme (docs/decisions/021-styles-inside-a-theme.md):
 * raised in specificity, or in the cascade layer `bsro` for a theme that uses layers itself.
 */
export const STYLES = ['raised', 'layered'] as const;

export type Styles = (typeof STYLES)[number];

/**
 * Matches elements whose first class is ours. It doesn't match placeholders, which have `data-mount`, or the page's
 * `html` and `body`, which get classes such as `bsro-has-bottom-bar`.
 */
const OUR_ELEMENT = "[class^='bsro-']:not([data-mount],html,body)";

/**
 * Matches what the bundle renders: our elements, and elements without a class inside them. It doesn't match the CMS's
 * markup in them (src/ui/loading/CmsContent.tsx).
 */
const OURS = `:where(${OUR_ELEMENT},${OUR_ELEMENT} :not([class],.bsro-cms-content *))`;

const isKeyframes = (node: object): boolean =>
  'name' in node && typeof node.name === 'string' && /keyframes$/i.test(node.name);

/** Lists a layer's rules, but not the steps of an animation, nor nested rules, which are raised with their parent. */
const listRules = (layer: AtRule): Rule[] => {
  const rules: Rule[] = [];
  layer.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== 'rule' && !(parent && isKeyframes(parent))) rules.push(rule);
  });
  return rules;
};

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

/** Limits a selector of the guard to what the bundle renders, with a specificity of zero. */
const limitToOurs = (selector: string): string => {
  const [, element = '', pseudoElement = ''] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? [];
  return `${element === '*' ? '' : `:where(${element})`}${OURS}${pseudoElement}`;
};

const findLevel = (layer: AtRule): number => {
  const level = LAYERS.indexOf(layer.params.trim()) + 1;
  if (level === 0) throw layer.error(`Use a layer of ${LAYERS.join(', ')}`);
  return level;
};

/** Creates a selector that matches every element, with the specificity of as many IDs as the layer's level. */
const createWeight = (level: number): string => `:not(${'#_'.repeat(level)})`;

/**
 * Prepares a stylesheet of the bundle for a page with a theme: expands the breakpoints, and bases sizes on a token. If
 * `styles` is `raised`, takes all rules out of their layers, since any rule outside a layer wins over every rule inside
 * one, and gives each layer more specificity
 * than the one before: one, two, and three IDs. If `styles` is `layered`, leaves out the guard, because a theme in
 * layers should style bare elements.
 * @throws if a rule is in no layer of the bundle
 */
export const createThemeProofStyles = (css: string, styles: Styles): string => {
  const root = postcss.parse(basedOnOwnRem(expandBreakpoints(css)));
  root.each((layer) => {
    if (layer.type === 'comment') return;
    if (layer.type !== 'atrule' || layer.name !== 'layer' || !layer.nodes) {
      throw layer.error(`Put the rules into a layer of ${LAYERS.join(', ')}`);
    }
    const level = findLevel(layer);
    if (styles === 'layered') {
      if (level === 1) layer.remove();
      return;
    }
    for (const rule of listRules(layer)) {
      if (level === 1) rule.selectors = rule.selectors.map(limitToOurs);
      rule.selector = addCondition(rule.selector, createWeight(level));
    }
    layer.replaceWith(layer.nodes);
  });
  return root.toString();
};

const load = (context: LoaderContext<{ readonly styles: Styles }>, css: string): string =>
  createThemeProofStyles(css, context.getOptions().styles);

/** Webpack loader for the bundle's own stylesheets. */
export default function loadThemeProofStyles(
  this: LoaderContext<{ readonly styles: Styles }>,
  css: string,
): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack passes its context as this
  return load(this, css);
}
