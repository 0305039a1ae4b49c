import { test as base } from '../../support/test';
import type { Sling, SlingNode } from './sling';
import { connectToSling } from './sling';

export { expect } from '../../support/test';

interface Support {
  /** Sling, as an administrator. */
  readonly sling: Sling;
  /** Saves a page whose layout container has these components; returns its path. */
  readonly savePage: (name: string, components: SlingNode, content?: SlingNode) => Promise<string>;
}

/** The `test` of the specs on Sling. */
export const test = base.extend<Support>({
  sling: async ({}, use) => {
    const sling = await connectToSling();
    await use(sling);
    await sling.dispose();
  },

  savePage: async ({ sling }, use) => {
    await use(async (name, components, content = {}) => {
      await sling.write(`/content/site/${name}`, {
        'jcr:primaryType': 'cq:Page',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          'jcr:title': name,
          'sling:resourceType': 'site/components/page',
          ...content,
          root: {
            'jcr:primaryType': 'nt:unstructured',
            'sling:resourceType': 'site/components/container',
            ...components,
          },
        },
      });
      return `/content/site/${name}.html`;
    });
  },
});
