import path from 'node:path';
import type { Module } from 'webpack';

const ROOT = path.join(__dirname, '../..');

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Gets the name of a module in the chunk groups: the path from the repository's root, or the name of
 * the package that it belongs to. Modules that webpack generates have no name.
 */
export const getModuleName = (module: Module, root = ROOT): string | undefined => {
  const file = module.nameForCondition();
  if (!file) return undefined;
  const name = PACKAGE.exec(file)?.[1] ?? path.relative(root, file);
  return name.replaceAll('\\', '/');
};
