import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { Files } from '../files';
import { createPageWorkflow, PAGE_WORKFLOW_FILE } from '../page-workflow';
import { formatCode } from './block-files';
import { createPageFiles } from './page-files';

/** The folder of what only developers and authors need. */
export const KIT = 'tools/bsro-ui';

/** Compiles a module that an integrator may change: removes its types, and keeps its comments. */
const compileModule = (name: string): Promise<string> => {
  const source = readFileSync(path.join(__dirname, 'kit', `${name}.ts`), 'utf8');
  const { code } = transformSync(source, {
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      preserveAllComments: true,
    },
    module: { type: 'es6' },
  });
  // The compiler puts a comment and the statement after it on one line.
  return formatCode(code.replace(/(?<=\*\/) (?=\S)/g, '\n'), 'babel');
};

const WRANGLER = `name = "bsro-ui-cdn"
main = "cdn-worker.js"
compatibility_date = "2026-01-01"
# routes = [{ pattern = "www.example.com/*", zone_name = "example.com" }]

[vars]
PAGES_ORIGIN = "https://main--SITE--OWNER.aem.live"
SERVICES_ORIGIN = "https://services.example.com"
SITE_NAME = "fcac"
# The zip code of visitors whose place Cloudflare doesn't know:
# DEFAULT_ZIP = "80122"
# The policy of pages that have none, instead of the worker's:
# CONTENT_SECURITY_POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'"
# If Adobe doesn't tell Cloudflare about changed pages:
# PUSH_INVALIDATION = "disabled"

# The token of a site whose pages need authentication is the secret ORIGIN_AUTHENTICATION.
`;

/** Creates the CDN's worker, the server for development, documents for each page, and the workflow that checks pages. */
export const createKitFiles = async (): Promise<Files> => ({
  [`${KIT}/package.json`]: `${JSON.stringify({ private: true, type: 'module' }, null, 2)}\n`,
  [`${KIT}/cdn-worker.js`]: await compileModule('cdn-worker'),
  [`${KIT}/develop.js`]: await compileModule('develop'),
  [`${KIT}/serve.js`]: await compileModule('serve'),
  [`${KIT}/wrangler.toml`]: WRANGLER,
  ...createPageFiles(`${KIT}/pages`),
  // In `.github/workflows`, GitHub would run it without being asked.
  [`${KIT}/${PAGE_WORKFLOW_FILE}`]: createPageWorkflow({
    sitemap: '/sitemap.xml',
    isRendered: true,
  }),
});
