import path from 'node:path';
import type { Import } from './find-imports';
import { findImports } from './find-imports';
import type { Layer } from './layers';
import { layers } from './layers';

const findLayer = (file: string): Layer | undefined => layers.find(({ files }) => files.test(file));

/** Resolves a relative import to a path from the repository's root, without its extension. */
const resolveTarget = (file: string, module: string): string =>
  path.posix.join(path.posix.dirname(file), module);

/** Finds the layer of an imported path, which may lack its extension or `index.ts`. */
const findTargetLayer = (target: string): Layer | undefined =>
  [target, `${target}/index.ts`, `${target}.ts`].map(findLayer).find(Boolean);

/** Layers outside the bundle, which may import files outside `src`. */
const OUTSIDE_LAYERS: ReadonlySet<string> = new Set([
  'pages',
  'placeholder-catalog',
  'reference-services',
  'authoring',
]);

const describePackageProblem = (layer: Layer, { module, kind }: Import): string | undefined =>
  kind === 'value' && layer.forbiddenPackages?.test(module)
    ? `${layer.name} may not import the package ${module}`
    : undefined;

/** Checks whether two files of a layer belong to different features or placeholders. */
const isSeparate = (layer: Layer, file: string, target: string): boolean => {
  const own = layer.separatedBy?.exec(file)?.[1];
  return own !== undefined && own !== layer.separatedBy?.exec(target)?.[1];
};

const isAllowed = (layer: Layer, target: Layer, kind: Import['kind']): boolean =>
  layer.values.includes(target.name) ||
  (kind === 'type' && (layer.types?.includes(target.name) ?? false)) ||
  (kind === 'lazy' && (layer.lazy?.includes(target.name) ?? false));

const VERBS: Readonly<Record<Import['kind'], string>> = {
  value: 'import from',
  type: 'import types from',
  lazy: 'load',
};

const describeLayerProblem = (layer: Layer, file: string, found: Import): string | undefined => {
  const target = resolveTarget(file, found.module);
  const targetLayer = findTargetLayer(target);
  if (!targetLayer) {
    if (target.startsWith('src/')) return `${found.module} belongs to no layer of the architecture`;
    return OUTSIDE_LAYERS.has(layer.name)
      ? undefined
      : `${layer.name} may not import from outside src (${found.module})`;
  }
  if (targetLayer === layer) {
    // A feature may load another feature's chunk when the visitor asks for it, but never bundles it.
    return found.kind !== 'lazy' && isSeparate(layer, file, target)
      ? `parts of ${layer.name} may not ${VERBS[found.kind]} each other (${found.module})`
      : undefined;
  }
  return isAllowed(layer, targetLayer, found.kind)
    ? undefined
    : `${layer.name} may not ${VERBS[found.kind]} ${targetLayer.name} (${found.module})`;
};

/**
 * Finds the imports of a file that the layers forbid, as `file:line message`. Tests may import
 * anything, and so may files outside `src` that belong to no layer.
 */
export const checkImports = (file: string, code: string): string[] => {
  const layer = findLayer(file);
  if (/\.(test\.tsx?|d\.ts)$/.test(file)) return [];
  if (!layer) return file.startsWith('src/') ? [`${file}:1 belongs to no layer`] : [];
  return findImports(code).flatMap((found) => {
    const problem = found.module.startsWith('.')
      ? describeLayerProblem(layer, file, found)
      : describePackageProblem(layer, found);
    return problem ? [`${file}:${found.line} ${problem}`] : [];
  });
};
