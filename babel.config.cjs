module.exports = {
  presets: [
    // Compiles for the browsers of `browserslist` in package.json.
    ['@babel/preset-env', { modules: false, bugfixes: true }],
    // Our runtime keeps React's texts apart from those of a translator.
    ['@babel/preset-react', { runtime: 'automatic', importSource: '#jsx' }],
    '@babel/preset-typescript',
  ],
};
