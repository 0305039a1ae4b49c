module.exports = {
  presets: [
    // Compiles for the browsers of `browserslist` in package.json.
    ['@babel/preset-env', { modules: false, bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
};
