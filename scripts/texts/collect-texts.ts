import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { types } from '@babel/core';
import { parse } from '@babel/parser';
import traverse from '@babel/traverse';

type Node = types.Node;

const SOURCES = path.join(__dirname, '../../src');

/** Evaluates a literal, or literals joined by `+`; undefined for any other expression. */
const readString = (node: Node): string | undefined => {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [readString(node.left), readString(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
};

const readKey = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'NumericLiteral' ? String(node.value) : readString(node);
};

const unwrap = (node: Node | undefined): Node | undefined =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
    ? unwrap(node.expression)
    : node;

/**
 * Reads the texts that a module defines by `defineTexts`, `definePlainTexts`, and `defineNames`, by key.
 * @throws if a scope or a text isn't written out, so that no tool could find it
 */
export const readTexts = (code: string): [key: string, text: string][] => {
  const texts: [string, string][] = [];
  const tree = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  traverse.cheap(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (!/^define(PlainTexts|Texts|Names)$/.test(node.callee.name)) return;
    const [scopeNode, argument] = node.arguments;
    const scope = scopeNode && readString(scopeNode);
    const group = unwrap(argument);
    if (scope === undefined || group?.type !== 'ObjectExpression') {
      throw new Error(`line ${node.loc?.start.line}: write the scope and the texts out`);
    }
    for (const property of group.properties) {
      const name = property.type === 'ObjectProperty' ? readKey(property.key) : undefined;
      const text = property.type === 'ObjectProperty' ? readString(property.value) : undefined;
      if (name === undefined || text === undefined) {
        throw new Error(`line ${property.loc?.start.line}: write the name and the text out`);
      }
      texts.push([`${scope}.${name}`, text]);
    }
  });
  return texts;
};

/** Collects the English texts of the whole bundle by key, in the order of their features (docs/texts.md). */
export const collectTexts = (): ReadonlyMap<string, string> => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .sort();
  const texts = new Map<string, string>();
  for (const file of files) {
    const code = readFileSync(path.join(SOURCES, file), 'utf8');
    if (!/\bdefine(PlainTexts|Texts|Names)\(/.test(code)) continue;
    for (const [key, text] of readTexts(code)) {
      if (texts.has(key)) throw new Error(`${file}: another module has defined the text ${key}`);
      texts.set(key, text);
    }
  }
  return texts;
};
