import { types } from '@babel/core';
import { parse } from '@babel/parser';

type Node = types.Node;

/** A text that visitors could read, outside of `defineTexts`. */
export interface OutsideText {
  readonly line: number;
  readonly text: string;
}

/** Calls whose texts developers or authors read, or that define texts. */
const OTHER_CALLS =
  /^(defineTexts|definePlainTexts|defineNames|report|reportOnce|describe\w*|Error|\w+Error|console\.\w+)$/;

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

/** Checks whether a text is compared, as codes of services and names of keys are. */
const isCompared = (parent: Node | undefined): boolean =>
  (parent?.type === 'BinaryExpression' && /^[!=]==$/.test(parent.operator)) ||
  parent?.type === 'SwitchCase';

/** Checks whether what is inside a node isn't for visitors, or is defined as a text. */
const isOther = (node: Node): boolean => {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return OTHER_CALLS.test(nameCallee(node.callee));
    case 'TSLiteralType':
    case 'ImportDeclaration':
      return true;
    case 'ExportNamedDeclaration':
      return node.source != null;
    case 'ObjectProperty':
      return node.key.type === 'Identifier' && OTHER_NAMES.test(node.key.name);
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && OTHER_NAMES.test(node.name.name);
    default:
      return false;
  }
};

/** Reads a text: of a literal, or of a template, in which `x` stands for each expression. */
const readText = (node: Node): string | undefined => {
  if (node.type === 'JSXText' || node.type === 'StringLiteral') return node.value.trim();
  return node.type === 'TemplateLiteral'
    ? node.quasis
        .map(({ value }) => value.cooked)
        .join('x')
        .trim()
    : undefined;
};

/** Finds the texts in a module that neither authors nor translators can change. */
export const findOutsideTexts = (code: string): OutsideText[] => {
  const found: OutsideText[] = [];
  types.traverse(
    parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }),
    (node, ancestors) => {
      const text = readText(node);
      if (text === undefined) return;
      const isShown =
        node.type === 'JSXText'
          ? /[A-Za-z]{2}/.test(text)
          : isReadable(text) &&
            !isCompared(ancestors.at(-1)?.node) &&
            !ancestors.some((ancestor) => isOther(ancestor.node));
      if (isShown) found.push({ line: node.loc?.start.line ?? 0, text });
    },
  );
  return found;
};
