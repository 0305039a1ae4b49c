module.exports = (api) => {
  const test = api.env('test');
  return {
    presets: [
      [
        '@babel/preset-env',
        test
          ? { targets: { node: 'current' }, modules: 'commonjs' }
          : // The browsers are those of `browserslist` in package.json.
            { modules: false, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
  };
};
