import { manifest } from '../../src/mounts/manifest';
import { DECLARATIONS_CHUNK, findChunk } from './chunk-names';
import type { CheckedPage, GuardedPackage } from './package-check';

/** The packages that a placeholder needs in addition to React, which only a root needs by default. */
const EXTRA: Readonly<Record<string, readonly GuardedPackage[]>> = {
  'checkout-app': ['formik', 'yup'],
  'account-preferences': ['formik', 'yup'],
  // Its dialogs are roots.
  'account-action': ['react'],
  // What they render into the CMS's HTML are roots.
  'city-stores': ['react'],
  'offer-details': ['react'],
};

/** One page for each placeholder, which has no other, for the check of packages. */
export const placeholderPages: readonly CheckedPage[] = manifest.map((placeholder) => ({
  page: `${placeholder.name} alone`,
  chunks: [DECLARATIONS_CHUNK, findChunk(placeholder)],
  packages: [
    ...(placeholder.kind === 'react' ? (['react'] as const) : []),
    ...(EXTRA[placeholder.name] ?? []),
  ],
}));
