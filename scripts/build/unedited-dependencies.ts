import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { DefinePlugin, NormalModule, NormalModuleReplacementPlugin, ProvidePlugin } from 'webpack';

const NAME = 'unedited-dependencies';

/** Plugins that change the code of a module or the module that an import resolves to. */
const EDITING_PLUGINS = [DefinePlugin, NormalModuleReplacementPlugin, ProvidePlugin];

/** Loaders that move a package's stylesheet into a separate file and keep its rules. */
const STYLESHEET_LOADERS = ['css-loader', 'mini-css-extract-plugin'];

const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Gets the folder of a module's package, such as `/…/node_modules/react-dom`; undefined for our own code. */
const getPackageFolder = (file: string): string | undefined => PACKAGE_FOLDER.exec(file)?.[1];

/** Gets the package that an import names, such as `@reduxjs/toolkit`; undefined for a file or a `#name`. */
const getPackageName = (request: string): string | undefined => {
  const [specifier = ''] = request.split('!').slice(-1);
  return /^(@[\w.-]+\/[\w.-]+|[\w][\w.-]*)(\/|$)/.exec(specifier)?.[1];
};

const isRelative = (request: string): boolean => /^\.{1,2}(\/|$)/.test(request);

const getLoaderPackage = (loader: string): string =>
  path.basename(getPackageFolder(loader) ?? loader);

/** Finds the loaders of a package's module that may change its code. */
const findLoaders = ({ resource, loaders }: NormalModule): string[] => {
  const names = loaders.map(({ loader }) => getLoaderPackage(loader));
  return resource.endsWith('.css')
    ? names.filter((name) => !STYLESHEET_LOADERS.includes(name))
    : names;
};

/** Gets the specifier of an import or a require, which webpack calls its request. */
const getRequest = (dependency: object): string | undefined =>
  'request' in dependency && typeof dependency.request === 'string'
    ? dependency.request
    : undefined;

/** Checks whether an import resolves to the package that it names, or a relative import to its importer's package. */
const isResolvedAsWritten = (request: string, importer: string, imported: string): boolean => {
  const target = getPackageFolder(imported);
  const name = getPackageName(request);
  if (name) return target?.endsWith(path.join('node_modules', name)) ?? false;
  const importerFolder = getPackageFolder(importer);
  return importerFolder && isRelative(request) ? target === importerFolder : true;
};

const findReplacedImports = (module: NormalModule, { moduleGraph }: Compilation): string[] =>
  [...moduleGraph.getOutgoingConnections(module)].flatMap(({ dependency, resolvedModule }) => {
    const request = dependency ? getRequest(dependency) : undefined;
    if (!request || !(resolvedModule instanceof NormalModule)) return [];
    const { resource } = resolvedModule;
    return resource && !isResolvedAsWritten(request, module.resource, resource)
      ? [`"${request}" in ${module.resource} is replaced by ${resource}`]
      : [];
  });

const findEdits = (modules: Iterable<Module>, compilation: Compilation): string[] =>
  [...modules].flatMap((module) => {
    if (!(module instanceof NormalModule) || !module.resource) return [];
    const edits = findReplacedImports(module, compilation);
    if (getPackageFolder(module.resource)) {
      const loaders = findLoaders(module);
      if (loaders.length > 0) edits.push(`${loaders.join(', ')} changes ${module.resource}`);
    }
    return edits;
  });

/**
 * Fails a build that changes the code of a dependency by a loader on a package's module, by an alias
 * for a package or one of its files, or by a plugin that rewrites names in all modules.
 */
export class UneditedDependenciesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const report = (edit: string): void => {
        compilation.errors.push(
          new compiler.webpack.WebpackError(`Dependencies are never edited: ${edit}`),
        );
      };
      for (const plugin of compiler.options.plugins) {
        if (EDITING_PLUGINS.some((editing) => plugin instanceof editing)) {
          report(`remove ${plugin?.constructor.name ?? 'the plugin'}`);
        }
      }
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const edit of findEdits(modules, compilation)) report(edit);
      });
    });
  }
}
