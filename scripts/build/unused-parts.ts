import path from 'node:path';
import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core';
import { template, types } from '@babel/core';
import type { RuleSetRule } from 'webpack';

const PURE = '#__PURE__';

/** The one variable that a statement declares by a call without side effects, if it does that. */
const pureCallOf = (statement: NodePath | undefined) => {
  if (!statement?.isVariableDeclaration()) return undefined;
  const [declarator, ...others] = statement.node.declarations;
  if (!declarator || others.length > 0 || declarator.id.type !== 'Identifier') return undefined;
  const { id, init } = declarator;
  if (init?.type !== 'CallExpression') return undefined;
  const isPure = init.leadingComments?.some(({ value }) => value.includes(PURE)) ?? false;
  return isPure ? { declarator, name: id.name, call: init } : undefined;
};

/** A literal whose evaluation does nothing else. */
const isPlainObject = (node: BabelTypes.Expression): node is BabelTypes.ObjectExpression =>
  node.type === 'ObjectExpression' &&
  node.properties.every(
    (property) => property.type === 'ObjectProperty' && types.isLiteral(property.value),
  );

/**
 * Babel plugin: takes `Name.key = {…}` right behind `var Name = pure call` into the declaration.
 * The module does the same, but a minifier then sees that the variable can go where it is unused.
 */
export const foldStatics = (): PluginObj => ({
  name: 'fold-statics',
  visitor: {
    ExpressionStatement(path) {
      const { expression } = path.node;
      if (!path.parentPath.isProgram() || expression.type !== 'AssignmentExpression') return;
      const { left, right, operator } = expression;
      if (operator !== '=' || left.type !== 'MemberExpression' || !isPlainObject(right)) return;
      if (left.computed || left.property.type !== 'Identifier') return;
      const declared = pureCallOf(path.getPrevSibling());
      if (!declared || !types.isIdentifier(left.object, { name: declared.name })) return;
      const { declarator, call } = declared;
      const statics = types.objectExpression([types.objectProperty(left.property, right)]);
      const assign = types.memberExpression(types.identifier('Object'), types.identifier('assign'));
      declarator.init = types.addComment(
        types.callExpression(assign, [call, statics]),
        'leading',
        PURE,
      );
      path.remove();
    },
  },
});

/**
 * Babel plugin: empties the functions of those names, for modes that nothing here turns on.
 * @param result what they return instead
 */
export const withoutBodies = (names: readonly string[], result?: boolean): PluginObj => ({
  name: 'without-bodies',
  visitor: {
    FunctionDeclaration({ node }) {
      if (!node.id || !names.includes(node.id.name)) return;
      node.params = [];
      node.body = types.blockStatement(
        result === undefined ? [] : [types.returnStatement(types.booleanLiteral(result))],
      );
    },
  },
});

/**
 * Babel plugin: drops the methods of those names from every class, and `create.prototype = …`, the
 * form library's help for `instanceof`, without which a minifier sees which classes are unused.
 */
export const withoutMethods = (names: readonly string[]): PluginObj => ({
  name: 'without-methods',
  visitor: {
    ClassMethod(path) {
      const { key, computed } = path.node;
      const isNamed =
        (!computed && types.isIdentifier(key) && names.includes(key.name)) ||
        (types.isStringLiteral(key) && names.includes(key.value));
      if (isNamed) path.remove();
    },
    ExpressionStatement(path) {
      const { expression } = path.node;
      if (!path.parentPath.isProgram() || expression.type !== 'AssignmentExpression') return;
      const { left } = expression;
      const isHelp =
        types.isMemberExpression(left) &&
        types.isIdentifier(left.object) &&
        /^create\b/.test(left.object.name) &&
        types.isIdentifier(left.property);
      if (isHelp) path.remove();
    },
  },
});

/** What rules of people's forms do without: only `src/validation` writes such rules. */
export const UNUSED_RULE_METHODS = [
  'label',
  'meta',
  'concat',
  'validateSync',
  'isValid',
  'isValidSync',
  'default',
  'strict',
  'optional',
  'nullable',
  'notRequired',
  'strip',
  'describe',
  '~standard',
  'notOneOf',
  'isTrue',
  'isFalse',
  'length',
  'min',
  'email',
  'url',
  'uuid',
  'datetime',
  'ensure',
  'lowercase',
  'uppercase',
  'partial',
  'deepPartial',
  'pick',
  'omit',
  'from',
  'json',
  'exact',
  'stripUnknown',
  'noUnknown',
  'camelCase',
  'snakeCase',
  'constantCase',
] as const;

/**
 * What the slider does for an endless track, a hand for a pointer and a height that follows the
 * slide. All return at once without their options, which a carousel never has (CARO-4: no loop).
 */
export const UNUSED_SLIDER_FUNCTIONS = [
  'loopCreate',
  'loopDestroy',
  'loopFix',
  'setGrabCursor',
  'unsetGrabCursor',
  'slideToLoop',
  'slideToClickedSlide',
  'updateAutoHeight',
] as const;

/**
 * Options of the slider that a carousel leaves at their default, and the instance's modules that
 * it does not have: known while the bundle is built, so that the code behind the others can go.
 */
export const FIXED_SLIDER_OPTIONS = {
  autoHeight: false,
  breakpointsBase: 'window',
  centeredSlides: false,
  centeredSlidesBounds: false,
  cssMode: false,
  direction: 'horizontal',
  effect: 'slide',
  freeMode: undefined,
  grabCursor: false,
  grid: undefined,
  height: null,
  loop: false,
  loopAddBlankSlides: true,
  nested: false,
  noSwipingSelector: null,
  normalizeSlideIndex: true,
  oneWayMovement: false,
  rewind: false,
  roundLengths: false,
  setWrapperSize: false,
  slideToClickedSlide: false,
  slidesOffsetAfter: 0,
  slidesOffsetBefore: 0,
  slidesPerGroupAuto: false,
  slidesPerGroupSkip: 0,
  snapToSlideEdge: false,
  swipeHandler: null,
  virtual: undefined,
  virtualTranslate: false,
  watchSlidesProgress: false,
  width: null,
} as const;
export const ABSENT_SLIDER_MODULES = ['grid', 'virtual'] as const;

type Fixed = Readonly<Record<string, string | number | boolean | null | undefined>>;

const literalOf = (value: Fixed[string]): BabelTypes.Expression => {
  if (value === undefined) return types.unaryExpression('void', types.numericLiteral(0));
  return types.valueToNode(value);
};

/** `params`, or `….params`. */
const isOptions = (node: BabelTypes.Node): boolean =>
  types.isIdentifier(node, { name: 'params' }) ||
  (types.isMemberExpression(node) && types.isIdentifier(node.property, { name: 'params' }));

const isInstance = (node: BabelTypes.Node): boolean =>
  types.isThisExpression(node) || types.isIdentifier(node, { name: 'swiper' });

/** Whether the expression is read, and neither set nor deleted. */
const isRead = ({ node, parent }: NodePath): boolean => {
  if (types.isAssignmentExpression(parent)) return parent.left !== node;
  return (
    !types.isUpdateExpression(parent) && !types.isUnaryExpression(parent, { operator: 'delete' })
  );
};

/** Babel plugin: puts those options' values where they are read, and nothing for those modules. */
export const withFixedOptions = (options: Fixed, modules: readonly string[]): PluginObj => ({
  name: 'with-fixed-options',
  visitor: {
    'MemberExpression|OptionalMemberExpression'(path: NodePath) {
      const { node } = path;
      if (!types.isMemberExpression(node) && !types.isOptionalMemberExpression(node)) return;
      const { object, property, computed } = node;
      if (computed || !types.isIdentifier(property) || !isRead(path)) return;
      if (isOptions(object) && Object.hasOwn(options, property.name)) {
        path.replaceWith(literalOf(options[property.name]));
      } else if (isInstance(object) && modules.includes(property.name)) {
        path.replaceWith(literalOf(undefined));
      }
    },
  },
});

/**
 * Babel plugin: puts a value in the place of each module's variable of those names, also where it is
 * set: what is assigned is evaluated still.
 */
export const withFixedVariables = (values: Fixed): PluginObj => ({
  name: 'with-fixed-variables',
  visitor: {
    Program(program) {
      for (const [name, value] of Object.entries(values)) {
        const binding = program.scope.getBinding(name);
        for (const place of binding?.constantViolations ?? []) {
          if (place.isAssignmentExpression()) place.replaceWith(place.node.right);
        }
        for (const place of binding?.referencePaths ?? []) place.replaceWith(literalOf(value));
        const declared = binding?.path.node;
        if (types.isVariableDeclarator(declared)) declared.init = literalOf(value);
      }
    },
  },
});

/**
 * Babel plugin: makes the errors that a module keeps to throw later, as signs to itself, without a
 * stack. For the stack a browser that is watched, by its developer tools or by Lighthouse, parses
 * the whole module a second time.
 */
export const withoutStacks = (): PluginObj => ({
  name: 'without-stacks',
  visitor: {
    VariableDeclarator({ node, parentPath, scope }) {
      const { init } = node;
      if (!parentPath.parentPath?.isProgram() || !types.isCallExpression(init)) return;
      if (!types.isIdentifier(init.callee, { name: 'Error' }) || scope.hasBinding('Error', true)) {
        return;
      }
      const [message] = init.arguments;
      if (!types.isExpression(message)) return;
      node.init = template.expression(
        'Object.create(Error.prototype, { message: { value: MESSAGE } })',
      )({ MESSAGE: message });
    },
  },
});

/**
 * What React keeps while it takes over HTML of its own making, which no root here does: the CMS has
 * made it (`createRoot`).
 */
export const FIXED_RENDERER_VARIABLES = {
  isHydrating: false,
  HydrationMismatchException: null,
} as const;

/** Functions that say whether a node was taken over. */
export const HYDRATING_FUNCTIONS = ['popHydrationState'] as const;

/** Functions that browsers have by now, or that are a line long for the values of a form. */
const STAND_INS = ['clone', 'cloneDeep', 'isPlainObject', 'toPath'];

/** The loader that changes a package by these plugins alone. */
const changedBy = (plugins: readonly (() => PluginObj)[]): NonNullable<RuleSetRule['use']> => ({
  loader: 'babel-loader',
  options: { babelrc: false, configFile: false, compact: false, plugins: [...plugins] },
});

/**
 * Lets parts of packages go that nothing here uses: the form library's components and three of
 * its packages, rules that no form has, the slider's modes that are off, and React's taking over
 * of its own HTML.
 */
export const unusedPartRules: RuleSetRule[] = [
  {
    test: /[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    use: changedBy([
      () => withoutBodies(HYDRATING_FUNCTIONS, false),
      () => withFixedVariables(FIXED_RENDERER_VARIABLES),
      withoutStacks,
    ]),
  },
  {
    test: /[\\/]node_modules[\\/]swiper[\\/]shared[\\/]swiper-core\.mjs$/,
    use: changedBy([
      () => withoutBodies(UNUSED_SLIDER_FUNCTIONS),
      () => withFixedOptions(FIXED_SLIDER_OPTIONS, ABSENT_SLIDER_MODULES),
    ]),
  },
  // They declare nothing about side effects, and have none.
  { test: /[\\/]node_modules[\\/](hoist-non-react-statics|tiny-case)[\\/]/, sideEffects: false },
  {
    test: /[\\/]node_modules[\\/]yup[\\/]/,
    use: changedBy([() => withoutMethods(UNUSED_RULE_METHODS)]),
  },
  {
    test: /[\\/]node_modules[\\/]formik[\\/]/,
    resolve: {
      alias: Object.fromEntries(
        STAND_INS.map((name) => [`lodash-es/${name}$`, path.join(__dirname, 'lodash', name)]),
      ),
    },
    use: changedBy([foldStatics]),
  },
];
