import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createBundleConfiguration } from '../../webpack.config';

const { module: modules, plugins, resolve } = createBundleConfiguration('production');

const isMatch = (condition: unknown, file: string): boolean =>
  condition instanceof RegExp
    ? condition.test(file)
    : Array.isArray(condition) && condition.some((part) => isMatch(part, file));

const isPattern = (condition: unknown): boolean =>
  condition instanceof RegExp || (Array.isArray(condition) && condition.every(isPattern));

/** Lists the loaders that run on a file. */
const listLoaders = (file: string): unknown[] =>
  (modules?.rules ?? [])
    .filter((rule) => typeof rule === 'object' && rule !== null)
    // A rule without a pattern, such as one with `include` or a function, counts as one that runs.
    .filter(
      ({ test, exclude }) => (!isPattern(test) || isMatch(test, file)) && !isMatch(exclude, file),
    )
    .flatMap(({ loader, use, oneOf, rules }) => [loader, use, oneOf, rules].flat())
    .filter((loader) => loader !== undefined);

test.each(['react/index.js', 'swiper/swiper-react.mjs', '@scope/name/index.ts', 'a/a.tsx'])(
  'runs no loader on the script %s of a package',
  (file) => {
    expect(listLoaders(`/project/node_modules/${file}`)).toEqual([]);
    expect(listLoaders(`/project/src/${file.replace(/m?js$/, 'ts')}`)).toHaveLength(1);
  },
);

test("only extracts a package's stylesheet", () => {
  const loaders = [MiniCssExtractPlugin.loader, 'css-loader'];
  expect(listLoaders('/project/node_modules/swiper/swiper.css')).toEqual(loaders);
});

test('resolves imports of packages as they are written, and rewrites no names', () => {
  expect(Object.keys(resolve ?? {})).toEqual(['extensions']);
  expect(plugins?.map((plugin) => plugin && plugin.constructor.name)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(Define|Environment|Provide|NormalModuleReplacement)Plugin$/),
    ]),
  );
});
