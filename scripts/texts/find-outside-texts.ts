import { parse } from '@babel/parser';
import traverse from '@babel/traverse';
import type { NodePath } from '@babel/traverse';
import type { Node } from '@babel/types';

/** A text that visitors could read, outside of `defineTexts`. */
export interface OutsideText {
  readonly line: number;
  readonly text: string;
}

/** Calls whose texts developers or authors read, or that define texts. */
const OTHER_CALLS =
  /^(defineTexts|defineNames|report|reportOnce|describe\w*|Error|\w+Error|console\.\w+)$/;

/** Properties and attributes whose value isn't read by visitors, although it may look like a sentence. */
const OTHER_NAMES =
  /^(className|d|media|sizes|style|href|src|type|name|id|key|during|source|rel|target|accept|pattern|viewBox|autoComplete|allow|transform|points|fill|stroke)$/;

const nameCallee = (callee: Node): string => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.object.type === 'Identifier'
    ? `${callee.object.name}.${callee.property.name}`
    : callee.property.name;
};

/** Checks whether a text looks like one that people read: words with a space, or a capitalized word. */
const isReadable = (text: string): boolean =>
  /[A-Za-z]{2}/.test(text) &&
  (/^[A-Z][a-z]+([ ,.…!?].*)?$/s.test(text.trim()) ||
    /[a-z]{2,} [a-z]{2,}.*[.?!…]$/.test(text.trim()));

const isInsideOther = (path: NodePath): boolean =>
  path.findParent(({ node }) => {
    switch (node.type) {
      case 'CallExpression':
      case 'NewExpression':
        return OTHER_CALLS.test(nameCallee(node.callee));
      case 'TSLiteralType':
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
        return node.type !== 'ExportNamedDeclaration' || node.source != null;
      case 'ObjectProperty':
        return node.key.type === 'Identifier' && OTHER_NAMES.test(node.key.name);
      case 'JSXAttribute':
        return node.name.type === 'JSXIdentifier' && OTHER_NAMES.test(node.name.name);
      default:
        return false;
    }
  }) !== null;

/** Finds the texts in a module that neither authors nor translators can change. */
export const findOutsideTexts = (code: string): OutsideText[] => {
  const found: OutsideText[] = [];
  const add = (path: NodePath, text: string): void => {
    const line = path.node.loc?.start.line ?? 0;
    if (isReadable(text) && !isInsideOther(path)) found.push({ line, text: text.trim() });
  };
  traverse(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), {
    JSXText: (path) => {
      const text = path.node.value.trim();
      if (/[A-Za-z]{2}/.test(text)) found.push({ line: path.node.loc?.start.line ?? 0, text });
    },
    StringLiteral: (path) => add(path, path.node.value),
    TemplateLiteral: (path) =>
      add(path, path.node.quasis.map(({ value }) => value.cooked).join('x')),
  });
  return found;
};
