import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core';

/** Fields that only the documentation and the lint read, and those that the entry already contains. */
const FIELDS: ReadonlySet<string> = new Set(['author', 'topics', 'when', 'failure']);

// Files of the schema import each other as siblings.
const SCHEMA_MODULE = /(^\.|(^|\/)schema)\/((content-)?attributes|placeholder)$/;

const isFromSchema = (call: NodePath<BabelTypes.CallExpression>): boolean => {
  const { callee } = call.node;
  if (callee.type !== 'Identifier') return false;
  const declaration = call.scope.getBinding(callee.name)?.path.parent;
  return declaration?.type === 'ImportDeclaration' && SCHEMA_MODULE.test(declaration.source.value);
};

/**
 * Babel plugin that removes fields that no visitor needs from the object literals in calls to the
 * placeholder schema: the texts for authors, the documented topics, and what the entry contains as
 * mount triggers (scripts/build/evaluate-exports.ts).
 */
export const stripAuthorTexts = (): PluginObj => ({
  name: 'strip-author-texts',
  visitor: {
    CallExpression(call) {
      if (!isFromSchema(call)) return;
      for (const argument of call.get('arguments')) {
        if (!argument.isObjectExpression()) continue;
        for (const property of argument.get('properties')) {
          if (!property.isObjectProperty()) continue;
          const { key } = property.node;
          if (key.type === 'Identifier' && FIELDS.has(key.name)) property.remove();
        }
      }
    },
  },
});
