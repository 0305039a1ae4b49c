import type { Module } from 'webpack';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Gets the name of the package that a module belongs to; undefined for a module of our own. */
export const getPackageName = (module: Module): string | undefined =>
  PACKAGE.exec(module.nameForCondition() ?? '')?.[1]?.replaceAll('\\', '/');
