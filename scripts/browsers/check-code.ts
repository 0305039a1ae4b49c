import { parse } from '@babel/parser';
import traverse from '@babel/traverse';
import type { NodePath } from '@babel/traverse';
import { FEATURES, findLacking } from './features';
import { describeProblem, isEnhancementComment } from './problem';

/** The members of the DOM, network, and language classes that the bundle uses. */
const USED_MEMBERS =
  /^(?:api\.(?:AbortSignal|CSSStyleSheet|CustomElementRegistry|DOMTokenList|Document\w*|Element|Event|FormData|HTML(?!Geolocation|Install)\w*Element|History|Headers|IntersectionObserver|Location|MutationObserver|Navigator|Node|NodeList|Performance|Range|Request|Response|ShadowRoot|Storage|URL|URLSearchParams|Window)|javascript\.builtins\.(?:Array|Date|Map|Number|Object|Promise|RegExp|Set|String|TypedArray|WeakMap))\.\w+$/;

/** Groups features by their name in code; several classes may have a member with the same name. */
const groupByName = (
  pattern: RegExp,
  toName: (feature: string) => string,
): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const feature of FEATURES.keys()) {
    if (!pattern.test(feature)) continue;
    const name = toName(feature);
    groups.set(name, [...(groups.get(name) ?? []), feature]);
  }
  return groups;
};

const getLastPart = (feature: string): string => feature.split('.').at(-1) ?? '';

const ALL_MEMBERS = groupByName(/^(?:api|javascript\.builtins)\.\w+\.\w+$/, getLastPart);
/** Members of instances, and static members. */
const MEMBERS = groupByName(USED_MEMBERS, getLastPart);
const STATICS = groupByName(
  /^(?:api\.\w+\.\w+_static|javascript\.builtins\.\w+\.\w+)$/,
  (feature) =>
    feature
      .split('.')
      .slice(-2)
      .join('.')
      .replace(/_static$/, ''),
);
const GLOBALS = groupByName(/^(?:api|javascript\.builtins|api\.Window)\.\w+$/, getLastPart);

/** Returns the first of the features if each of them is lacking in a supported browser. */
const findLackingFeature = (features: readonly string[] = []): string | undefined => {
  const isLacking = (feature: string): boolean => findLacking(FEATURES.get(feature)).length > 0;
  return features.every(isLacking) ? features[0] : undefined;
};

const findMember = (name: string): string | undefined =>
  MEMBERS.has(name) && findLackingFeature(ALL_MEMBERS.get(name)) !== undefined
    ? MEMBERS.get(name)?.[0]
    : undefined;

interface FoundFeature {
  /** The feature's name in code; for a static member, the name of its class and its own. */
  readonly names: readonly string[];
  readonly line: number;
  readonly feature: string;
}

/**
 * Finds features in code that a supported browser lacks. The check has no types, so a member counts
 * only if every class with a member of that name lacks it. A file that tests for a name
 * (`'name' in`, `typeof`, `?.(`) may use it.
 */
export const checkCode = (file: string, code: string): string[] => {
  const tree = parse(code, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx', 'explicitResourceManagement'],
  });
  const excusedLines = new Set(
    (tree.comments ?? []).flatMap(({ value, loc }) =>
      isEnhancementComment(value) && loc ? [loc.end.line, loc.end.line + 1] : [],
    ),
  );
  const guardedNames = new Set<string>();
  const found: FoundFeature[] = [];
  const add = (
    names: readonly string[],
    node: { loc?: { end: { line: number } } | null },
    feature?: string,
  ): void => {
    if (feature !== undefined) found.push({ names, line: node.loc?.end.line ?? 0, feature });
  };
  traverse(tree, {
    BinaryExpression({ node: { operator, left } }) {
      if (operator === 'in' && left.type === 'StringLiteral') guardedNames.add(left.value);
    },
    UnaryExpression({ node: { operator, argument } }) {
      if (operator !== 'typeof') return;
      if (argument.type === 'Identifier') guardedNames.add(argument.name);
      if ('property' in argument && argument.property.type === 'Identifier') {
        guardedNames.add(argument.property.name);
      }
    },
    OptionalCallExpression({ node: { callee, optional } }) {
      if (optional && 'property' in callee && callee.property.type === 'Identifier') {
        guardedNames.add(callee.property.name);
      }
    },
    'MemberExpression|OptionalMemberExpression'({ node }: NodePath) {
      if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return;
      const { object, property, computed } = node;
      if (computed || property.type !== 'Identifier') return;
      const isClass = object.type === 'Identifier' && GLOBALS.has(object.name);
      const feature = isClass
        ? findLackingFeature(STATICS.get(`${object.name}.${property.name}`))
        : findMember(property.name);
      add(isClass ? [object.name, property.name] : [property.name], property, feature);
    },
    ReferencedIdentifier({ node, parent, scope }: NodePath) {
      if (node.type !== 'Identifier' || parent.type.startsWith('TS')) return;
      if (!scope.hasBinding(node.name))
        add([node.name], node, findLackingFeature(GLOBALS.get(node.name)));
    },
  });
  return found
    .filter(
      ({ names, line }) => !names.some((name) => guardedNames.has(name)) && !excusedLines.has(line),
    )
    .map(({ line, feature }) =>
      describeProblem(file, line, feature, findLacking(FEATURES.get(feature))),
    );
};
