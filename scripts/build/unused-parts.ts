import path from 'node:path';
import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core';
import { types } from '@babel/core';
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

/** Babel plugin: empties the functions of those names, for modes that nothing here turns on. */
export const withoutBodies = (names: readonly string[]): PluginObj => ({
  name: 'without-bodies',
  visitor: {
    FunctionDeclaration({ node }) {
      if (!node.id || !names.includes(node.id.name)) return;
      node.params = [];
      node.body = types.blockStatement([]);
    },
  },
});

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

/** Functions that browsers have by now, or that are a line long for the values of a form. */
const STAND_INS = ['clone', 'cloneDeep', 'isPlainObject', 'toPath'];

/**
 * Lets parts of packages go that nothing here uses: the form library's components and three of
 * its packages, and the slider's modes that are off.
 */
export const unusedPartRules: RuleSetRule[] = [
  {
    test: /[\\/]node_modules[\\/]swiper[\\/]shared[\\/]swiper-core\.mjs$/,
    use: {
      loader: 'babel-loader',
      options: {
        babelrc: false,
        configFile: false,
        compact: false,
        plugins: [() => withoutBodies(UNUSED_SLIDER_FUNCTIONS)],
      },
    },
  },
  // It declares nothing about side effects, and has none.
  { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
  {
    test: /[\\/]node_modules[\\/]formik[\\/]/,
    resolve: {
      alias: Object.fromEntries(
        STAND_INS.map((name) => [`lodash-es/${name}$`, path.join(__dirname, 'lodash', name)]),
      ),
    },
    use: {
      loader: 'babel-loader',
      options: { babelrc: false, configFile: false, compact: false, plugins: [foldStatics] },
    },
  },
];
