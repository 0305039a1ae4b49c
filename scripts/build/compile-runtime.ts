import path from 'node:path';
import { buildSync } from 'esbuild';
import { RuntimeGlobals } from 'webpack';

const FOLDER = path.join(__dirname, 'runtime');

/**
 * Compiles a module of scripts/build/runtime/ into a script that calls one of its functions with
 * webpack's runtime and the given arguments. webpack inlines the script into the bundle.
 */
export const compileRuntime = (
  module: string,
  functionName: string,
  ...parameters: readonly (string | number | object)[]
): string => {
  const list = [RuntimeGlobals.require, ...parameters.map((value) => JSON.stringify(value))].join();
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${functionName} } from './${module}';
${functionName}(${list});`,
      resolveDir: FOLDER,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${module} does not compile`);
  return script.text;
};
