/** Browsers the bundle is built for: those with `<dialog>`, `inert` and dynamic import. */
const BROWSERS = 'chrome >= 109, edge >= 109, firefox >= 115, safari >= 16.4, ios_saf >= 16.4';

module.exports = (api) => {
  const test = api.env('test');
  return {
    presets: [
      [
        '@babel/preset-env',
        test
          ? { targets: { node: 'current' }, modules: 'commonjs' }
          : { targets: BROWSERS, modules: false, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
  };
};
