import { parse } from '@babel/parser';
import traverse from '@babel/traverse';

/** One import of a file. */
export interface Import {
  readonly module: string;
  readonly line: number;
  /** Whether it imports values, only types, or loads the module with `import()`. */
  readonly kind: 'value' | 'type' | 'lazy';
}

const isTypeOnly = (kind: string | null | undefined): boolean => kind === 'type';

/** Finds the imports, re-exports, and `import()` calls of a TypeScript file; throws if it doesn't parse. */
export const findImports = (code: string): Import[] => {
  const tree = parse(code, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx', 'explicitResourceManagement'],
  });
  const found: Import[] = [];
  const add = (module: string, line: number | undefined, kind: Import['kind']): void => {
    found.push({ module, line: line ?? 0, kind });
  };
  traverse(tree, {
    ImportDeclaration({ node }) {
      const onlyTypes =
        isTypeOnly(node.importKind) ||
        (node.specifiers.length > 0 &&
          node.specifiers.every(
            (part) => part.type === 'ImportSpecifier' && isTypeOnly(part.importKind),
          ));
      add(node.source.value, node.loc?.start.line, onlyTypes ? 'type' : 'value');
    },
    ExportNamedDeclaration({ node }) {
      if (!node.source) return;
      add(node.source.value, node.loc?.start.line, isTypeOnly(node.exportKind) ? 'type' : 'value');
    },
    ExportAllDeclaration({ node }) {
      add(node.source.value, node.loc?.start.line, isTypeOnly(node.exportKind) ? 'type' : 'value');
    },
    TSImportType({ node }) {
      const argument = node.argument;
      if (argument.type === 'StringLiteral') add(argument.value, node.loc?.start.line, 'type');
    },
    CallExpression({ node }) {
      const [argument] = node.arguments;
      if (node.callee.type === 'Import' && argument?.type === 'StringLiteral') {
        add(argument.value, node.loc?.start.line, 'lazy');
      }
    },
  });
  return found;
};
