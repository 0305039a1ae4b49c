import path from 'node:path';
import type { Module } from 'webpack';
import { isSliceToolkitCopy, SLICE_TOOLKIT } from './slice-toolkit';

const ROOT = path.join(__dirname, '../..');

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Names a module as the lists of chunk groups do: a file by its path from the root, a file of a
 * package by the name of the package. What webpack generates has no name.
 */
export const getModuleName = (module: Module, root = ROOT): string | undefined => {
  if (isSliceToolkitCopy(module)) return SLICE_TOOLKIT;
  const file = module.nameForCondition();
  if (!file) return undefined;
  const name = PACKAGE.exec(file)?.[1] ?? path.relative(root, file);
  return name.replaceAll('\\', '/');
};
