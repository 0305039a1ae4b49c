import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLIENT_LIBRARY } from '../../../scripts/deliver/aem/package-files';
import { RESOURCES } from '../../../scripts/deliver/client-library';
import { ASSETS_FILE, parseAssetsManifest } from '../../../scripts/build/assets-manifest';
import { DELIVERY } from '../../../scripts/test/aem-programs';
import { test as base } from '../../support/test';
import type { Sling, SlingNode } from './sling';
import { connectToSling } from './sling';

export { expect } from '../../support/test';

interface Support {
  /** Sling; the test's pages load `/content/site` and the client libraries from it. */
  readonly sling: Sling;
  /** Saves a page whose layout container has these components; returns its path. */
  readonly savePage: (name: string, components: SlingNode, language?: string) => Promise<string>;
}

const readEntry = (): string => {
  const library = path.join(DELIVERY, CLIENT_LIBRARY, RESOURCES);
  return parseAssetsManifest(readFileSync(path.join(library, ASSETS_FILE), 'utf8')).entry.file;
};

const LIBRARY_URL = `${CLIENT_LIBRARY.replace('jcr_root/apps', '/etc.clientlibs')}/${RESOURCES}`;

/** The `test` of the specs on Sling. The reference services answer what Sling doesn't. */
export const test = base.extend<Support>({
  sling: async ({ context, baseURL }, use) => {
    const sling = await connectToSling();
    // The web server of a site sets it with the first page.
    const profile = encodeURIComponent(JSON.stringify({ vid: 'visitor' }));
    await context.addCookies([{ name: 'bsro.cp-fcac', value: profile, url: baseURL ?? '' }]);
    await context.route(/\/\/[^/]+\/(content\/site|etc\.clientlibs)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      // AEM serves the client libraries below /apps by this URL.
      const response = await sling.get(pathname.replace('/etc.clientlibs/', '/apps/') + search);
      await route.fulfill({ response });
    });
    await use(sling);
    await sling.dispose();
  },

  savePage: async ({ sling }, use) => {
    await use(async (name, components, language = 'en') => {
      await sling.write(`/content/site/${name}`, {
        'jcr:primaryType': 'cq:Page',
        'sling:resourceType': 'site/page',
        title: name,
        language,
        script: `${LIBRARY_URL}/${readEntry()}`,
        root: {
          'jcr:primaryType': 'nt:unstructured',
          'sling:resourceType': 'wcm/foundation/components/responsivegrid',
          ...components,
        },
      });
      return `/content/site/${name}.html`;
    });
  },
});
