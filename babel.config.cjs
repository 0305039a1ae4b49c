/** The fields of a declaration that only the documentation and the lint read, or that the entry contains as mount triggers. */
const AUTHORS_FIELDS = new Set(['author', 'topics', 'when', 'failure']);

/** Babel plugin that removes the fields of a declaration that no visitor needs, such as the texts for authors. */
const stripAuthorTexts = () => ({
  visitor: {
    ObjectProperty(property) {
      const { name } = property.node.key;
      if (property.parentPath.isObjectExpression() && AUTHORS_FIELDS.has(name)) property.remove();
    },
  },
});

module.exports = {
  presets: [
    // Compiles for the browsers of `browserslist` in package.json.
    ['@babel/preset-env', { modules: false, bugfixes: true }],
    // Our runtime keeps React's texts apart from those of a translator.
    ['@babel/preset-react', { runtime: 'automatic', importSource: '#jsx' }],
    '@babel/preset-typescript',
  ],
  overrides: [
    {
      test: ['./src/mounts/placeholders', './src/mounts/schema'],
      env: { production: { plugins: [stripAuthorTexts] } },
    },
  ],
};
