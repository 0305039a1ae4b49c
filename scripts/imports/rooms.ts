/** A room of the house and what its files may import from other rooms. */
export interface Room {
  readonly name: string;
  /** Matches the repository-relative path of a file of this room. */
  readonly files: RegExp;
  /** Rooms whose values it may import. A room may always import from itself. */
  readonly values: readonly string[];
  /** Rooms of which it may import types alone. */
  readonly types?: readonly string[];
  /** Rooms that it may load by a literal `import()` alone. */
  readonly lazy?: readonly string[];
  /** Files of one room may not import each other across these folders. */
  readonly apartBy?: RegExp;
  /** Packages that files of this room may not import. */
  readonly withoutPackages?: RegExp;
}

const FRAMEWORK = /^(react|react-dom|@reduxjs\/toolkit|react-redux|formik|yup|swiper)(\/|$)/;

/** The table of docs/architecture.md; the first room whose pattern matches a file is its room. */
export const rooms: readonly Room[] = [
  { name: 'public-path', files: /^src\/public-path\.ts$/, values: [], withoutPackages: /./ },
  {
    name: 'entry',
    files: /^src\/[\w-]+\.ts$/,
    values: ['public-path', 'mounts', 'bus', 'browser', 'site'],
    types: ['schema'],
    lazy: ['analytics', 'chunks', 'store', 'services', 'ui', 'validation'],
    withoutPackages: FRAMEWORK,
  },
  {
    name: 'placeholder',
    files: /^src\/mounts\/placeholders\//,
    values: ['schema', 'browser', 'site'],
    types: ['bus'],
    lazy: ['chunks'],
    apartBy: /^src\/mounts\/placeholders\/([^/]+)/,
    withoutPackages: FRAMEWORK,
  },
  {
    name: 'schema',
    files: /^src\/mounts\/schema\//,
    values: ['bus', 'site'],
    types: ['browser'],
    withoutPackages: /^(?!react$)/,
  },
  {
    // Comes with the first root, never with the entry.
    name: 'roots',
    files: /^src\/mounts\/runtime\/(mount-root|mount-queue|keep-focus)\b/,
    values: ['ui', 'store', 'schema', 'bus', 'browser', 'site'],
    types: ['mounts'],
  },
  {
    name: 'mounts',
    files: /^src\/mounts\//,
    values: ['schema', 'placeholder', 'bus', 'site', 'browser'],
    types: ['store', 'ui', 'roots'],
    lazy: ['store', 'ui', 'roots'],
    withoutPackages: FRAMEWORK,
  },
  {
    name: 'chunks',
    files: /^src\/chunks\//,
    values: [
      'ui',
      'store',
      'services',
      'analytics',
      'validation',
      'vehicles',
      'bus',
      'browser',
      'site',
    ],
    types: ['placeholder', 'schema'],
    apartBy: /^src\/chunks\/([^/]+)/,
  },
  { name: 'ui', files: /^src\/ui\//, values: ['vehicles', 'browser', 'site'] },
  {
    name: 'store',
    files: /^src\/store\//,
    values: ['services', 'analytics', 'vehicles', 'bus', 'browser', 'site'],
  },
  {
    name: 'services',
    files: /^src\/services\//,
    values: ['vehicles', 'browser', 'site'],
    types: ['bus'],
  },
  { name: 'validation', files: /^src\/validation\//, values: ['vehicles', 'site'] },
  // Its forms are those of the account and of the cookie, whose shapes live with their readers.
  {
    name: 'vehicles',
    files: /^src\/vehicles\//,
    values: ['site'],
    types: ['services', 'browser'],
    withoutPackages: /./,
  },
  // The bus reports a throwing subscriber through the one door of src/browser/report.
  { name: 'bus', files: /^src\/bus\//, values: ['browser'], withoutPackages: /./ },
  { name: 'browser', files: /^src\/browser\//, values: ['site'] },
  { name: 'site', files: /^src\/site\//, values: [], withoutPackages: /./ },
  { name: 'analytics', files: /^src\/analytics\//, values: ['bus', 'browser', 'site'] },
  // Pages link to the same addresses and search by the same rules; the services own every fact of
  // the wire themselves.
  {
    name: 'pages',
    files: /^fixtures\/html\//,
    values: ['site', 'validation', 'reference-services'],
  },
  {
    name: 'reference-services',
    files: /^fixtures\//,
    values: ['pages', 'site'],
    types: ['services', 'bus'],
  },
  {
    name: 'authoring',
    files: /^authoring\//,
    values: ['mounts', 'schema', 'placeholder', 'bus', 'site'],
  },
];
