import postcss from 'postcss';
import type { AtRule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import type { LoaderContext } from 'webpack';

/**
 * The cascade layers of the bundle's stylesheets, weakest first. Rules of `bsro` itself win over those of its sublayers.
 */
export const STYLE_LAYERS = ['bsro.guard', 'bsro.ui', 'bsro'] as const;

/** How the stylesheets win over a page's theme (docs/decisions/020-styles-inside-a-theme.md). */
export type Styles = 'raised' | 'layered';

/** Creates a condition that every element meets and that counts as `ids` IDs. */
const createWeight = (ids: number): string => `:not(${'#_'.repeat(ids)})`;

const isKeyframes = (node: object): boolean =>
  'name' in node && typeof node.name === 'string' && /keyframes$/i.test(node.name);

/** Adds a condition to the first compound of each selector, before its pseudo-element if it has one. */
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

const raiseSelectors = (layer: AtRule, condition: string): void => {
  layer.walkRules((rule) => {
    const { parent } = rule;
    // A nested rule counts with its parent.
    if (parent?.type === 'rule' || (parent && isKeyframes(parent))) return;
    rule.selector = addCondition(rule.selector, condition);
  });
};

const findWeight = ({ params }: AtRule): string => {
  const level = STYLE_LAYERS.findIndex((layer) => layer === params.trim());
  if (level < 0) {
    throw new Error(`Put the rules into a layer of ${STYLE_LAYERS.join(', ')}, not ${params}`);
  }
  return createWeight(level + 1);
};

/**
 * Takes the rules of a stylesheet out of their cascade layers, since any rule outside a layer wins over
 * all rules inside, and gives each layer more specificity than the one before: one, two, and three IDs.
 * @throws if a rule is outside the layers of the bundle
 */
export const raiseStyles = (css: string): string => {
  const root = postcss.parse(css);
  root.each((node) => {
    if (node.type === 'comment') return;
    if (node.type !== 'atrule' || node.name !== 'layer') {
      throw node.error(`Put the rules into a layer of ${STYLE_LAYERS.join(', ')}`);
    }
    if (!node.nodes) {
      node.remove();
      return;
    }
    raiseSelectors(node, findWeight(node));
    node.replaceWith(node.nodes);
  });
  return root.toString();
};

/** Webpack loader for our stylesheets. */
export default function loadRaisedStyles(this: LoaderContext<unknown>, css: string): string {
  return raiseStyles(css);
}
