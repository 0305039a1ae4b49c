import postcss from 'postcss';
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import { isEnhancement } from './enhancements';
import { FEATURES, findLacking } from './features';
import { describeProblem, isEnhancementComment } from './problem';

/** A feature that a stylesheet uses, and the text that a guard for it contains. */
interface Use {
  readonly feature: string;
  readonly text: string;
}

/** The functions, units, and keywords of all value types by name. */
const TYPES = new Map(
  [...FEATURES.keys()].flatMap((feature) =>
    feature.startsWith('css.types.') ? [[feature.split('.').at(-1) ?? '', feature] as const] : [],
  ),
);

const isPrefixed = (name: string): boolean => name.startsWith('-');

const findInValue = ({ prop, value }: Declaration): Use[] => {
  const uses: Use[] = [];
  const add = (feature: string | undefined, text: string): void => {
    if (feature) uses.push({ feature, text });
  };
  parseValue(value).walk((node) => {
    if (node.type === 'function') add(TYPES.get(node.value), `${node.value}(`);
    if (node.type !== 'word') return;
    const unit = parseValue.unit(node.value);
    if (unit) add(`css.types.length.${unit.unit}`, unit.unit);
    else add(`css.properties.${prop}.${node.value}`, node.value);
  });
  return uses;
};

const findInDeclaration = (declaration: Declaration): Use[] => {
  const { prop } = declaration;
  if (isPrefixed(prop)) return prop.startsWith('--') ? findInValue(declaration) : [];
  return [{ feature: `css.properties.${prop}`, text: prop }, ...findInValue(declaration)];
};

const findInSelector = (selector: string): Use[] => {
  const uses: Use[] = [];
  parseSelector((root) => {
    root.walkPseudos(({ value }) => {
      const name = value.replace(/^::?/, '');
      if (!isPrefixed(name)) uses.push({ feature: `css.selectors.${name}`, text: value });
    });
  }).processSync(selector);
  return uses;
};

const findInRule = (rule: Rule): Use[] => [
  ...findInSelector(rule.selector),
  ...(rule.parent?.type === 'rule' ? [{ feature: 'css.selectors.nesting', text: '&' }] : []),
];

const findInAtRule = ({ name, params }: AtRule): Use[] => [
  { feature: `css.at-rules.${name}`, text: `@${name}` },
  ...[...params.matchAll(/\(\s*([\w-]+)/g)].map(([, word = '']) => ({
    feature: `css.at-rules.${name}.${word}`,
    text: word,
  })),
];

const findUses = (node: ChildNode): Use[] => {
  if (node.type === 'decl') return findInDeclaration(node);
  if (node.type === 'rule') return findInRule(node);
  // The condition of a guard is not a use.
  return node.type === 'atrule' && node.name !== 'supports' ? findInAtRule(node) : [];
};

/** Checks whether the rule has another declaration for browsers without the feature. */
const hasFallback = (node: ChildNode, text: string): boolean =>
  node.type === 'decl' &&
  text !== node.prop &&
  (node.parent?.some(
    (other) => other.type === 'decl' && other.prop === node.prop && !other.value.includes(text),
  ) ??
    false);

const isExcused = (node: ChildNode): boolean => {
  const previous = node.prev();
  return previous?.type === 'comment' && isEnhancementComment(previous.text);
};

const isGuard = (node: ChildNode, text: string): boolean =>
  node.type === 'atrule' && node.name === 'supports' && node.params.includes(text);

/** Lists a node and the rules that contain it, innermost first. */
const listWithAncestors = (node: ChildNode): ChildNode[] => {
  const { parent } = node;
  const isNode = parent instanceof postcss.Rule || parent instanceof postcss.AtRule;
  return isNode ? [node, ...listWithAncestors(parent)] : [node];
};

const isCovered = (node: ChildNode, { text }: Use): boolean =>
  hasFallback(node, text) ||
  listWithAncestors(node).some((ancestor) => isExcused(ancestor) || isGuard(ancestor, text));

/** Finds features that a stylesheet uses without a guard and that a supported browser lacks. */
export const checkStyles = (file: string, css: string): string[] => {
  const problems: string[] = [];
  postcss.parse(css).walk((node) => {
    for (const use of findUses(node)) {
      const lacking = findLacking(FEATURES.get(use.feature));
      if (lacking.length === 0 || isEnhancement(use.feature) || isCovered(node, use)) continue;
      problems.push(describeProblem(file, node.source?.start?.line, use.feature, lacking));
    }
  });
  return problems;
};
