import type { PluginObj } from '@babel/core';

/** The modules of the placeholders' declarations. */
export const DECLARATIONS = /[\\/]mounts[\\/](placeholders|schema)[\\/]/;

/** Fields that only the documentation and the lint read, and those that the entry contains as mount triggers. */
const FIELDS: ReadonlySet<string> = new Set(['author', 'topics', 'when', 'failure']);

/** Babel plugin that removes the fields of a declaration that no visitor needs, such as the texts for authors. */
export const stripAuthorTexts = (): PluginObj => ({
  name: 'strip-author-texts',
  visitor: {
    ObjectProperty(property) {
      const { key } = property.node;
      const isValue = property.parentPath.isObjectExpression();
      if (isValue && key.type === 'Identifier' && FIELDS.has(key.name)) property.remove();
    },
  },
});
