import path from 'node:path';
import type { APIResponse } from '@playwright/test';
import { request } from '@playwright/test';
import { createArchive, listFolder } from '../../../scripts/deliver/archive';

/** A node as Sling's import reads it, with its properties and children. */
export interface SlingNode {
  readonly [name: string]: string | boolean | readonly string[] | SlingNode | undefined;
}

const ADMINISTRATOR = `Basic ${Buffer.from('admin:admin').toString('base64')}`;

/** Sling, as an administrator. */
export interface Sling {
  readonly get: (path: string) => Promise<APIResponse>;
  /** Replaces a node. */
  readonly write: (path: string, node: SlingNode) => Promise<void>;
  /** Uploads a content package, which Sling's installer then installs. */
  readonly upload: (name: string, content: Uint8Array) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** Connects to the Sling that the configuration has started. */
export const connectToSling = async (): Promise<Sling> => {
  const api = await request.newContext({
    baseURL: `http://localhost:${process.env['BSRO_SLING_PORT']}`,
    extraHTTPHeaders: { authorization: ADMINISTRATOR },
  });
  const post = async (
    target: string,
    multipart: Parameters<typeof api.post>[1] & object,
  ): Promise<void> => {
    const response = await api.post(target, multipart);
    if (!response.ok()) throw new Error(`${target}: ${await response.text()}`);
  };
  return {
    get: (target) => api.get(target),
    write: (target, node) =>
      post(path.posix.dirname(target), {
        multipart: {
          ':operation': 'import',
          ':contentType': 'json',
          ':replace': 'true',
          ':replaceProperties': 'true',
          ':name': path.posix.basename(target),
          ':content': JSON.stringify(node),
        },
      }),
    upload: (name, content) =>
      post('/apps/packages/install', {
        multipart: {
          'jcr:primaryType': 'sling:Folder',
          '*': { name, mimeType: 'application/zip', buffer: Buffer.from(content) },
        },
      }),
    dispose: () => api.dispose(),
  };
};

/** Creates the content package with the stubs of what AEM and a site have. */
export const createStubs = (): Uint8Array => {
  const folder = path.join(__dirname, '../stubs');
  return createArchive(folder, [
    ...listFolder(folder, 'META-INF'),
    ...listFolder(folder, 'jcr_root'),
  ]);
};
