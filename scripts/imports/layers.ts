/** A layer of the architecture and what its files may import from other layers. */
export interface Layer {
  readonly name: string;
  /** Matches the repository-relative paths of this layer's files. */
  readonly files: RegExp;
  /** Layers whose values it may import. A layer may always import from itself. */
  readonly values: readonly string[];
  /** Layers from which it may import only types. */
  readonly types?: readonly string[];
  /** Layers that it may load only by a literal `import()`. */
  readonly lazy?: readonly string[];
  /** Captures the folder across which files of this layer may not import each other. */
  readonly separatedBy?: RegExp;
  /** Packages that files of this layer may not import. */
  readonly forbiddenPackages?: RegExp;
}

const FRAMEWORK = /^(react|react-dom|@reduxjs\/toolkit|react-redux|formik|yup|swiper)(\/|$)/;

/** The layers of docs/architecture.md. A file belongs to the first one whose pattern matches. */
export const layers: readonly Layer[] = [
  { name: 'public-path', files: /^src\/public-path\.ts$/, values: [], forbiddenPackages: /./ },
  {
    name: 'entry',
    files: /^src\/[\w-]+\.ts$/,
    values: ['public-path', 'mounts', 'bus', 'browser', 'site'],
    types: ['schema'],
    lazy: ['analytics', 'chunks', 'store', 'services', 'ui', 'validation'],
    forbiddenPackages: FRAMEWORK,
  },
  {
    name: 'placeholder',
    files: /^src\/mounts\/placeholders\//,
    values: ['schema', 'domain', 'language', 'browser', 'site'],
    types: ['bus'],
    lazy: ['chunks'],
    separatedBy: /^src\/mounts\/placeholders\/([^/]+)/,
    forbiddenPackages: FRAMEWORK,
  },
  {
    name: 'schema',
    files: /^src\/mounts\/schema\//,
    values: ['bus', 'domain', 'language', 'browser', 'site'],
    forbiddenPackages: /^(?!react$)/,
  },
  {
    // Loads with the first root, never with the entry.
    name: 'roots',
    files: /^src\/mounts\/runtime\/(mount-root|mount-queue)\b/,
    values: ['ui', 'store', 'schema', 'language', 'bus', 'browser', 'site'],
    types: ['mounts'],
  },
  {
    name: 'mounts',
    files: /^src\/mounts\//,
    values: ['schema', 'placeholder', 'language', 'bus', 'site', 'browser'],
    types: ['store', 'ui', 'roots'],
    lazy: ['store', 'ui', 'roots', 'explain'],
    forbiddenPackages: FRAMEWORK,
  },
  {
    // Explains a page to its author: loads on demand only, so it may contain the texts for authors.
    name: 'explain',
    files: /^src\/explain\//,
    values: [
      'authoring',
      'mounts',
      'schema',
      'placeholder',
      'ui',
      'store',
      'language',
      'bus',
      'browser',
      'site',
    ],
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
      'domain',
      'language',
      'bus',
      'browser',
      'site',
    ],
    types: ['placeholder', 'schema'],
    separatedBy: /^src\/chunks\/([^/]+)/,
  },
  {
    name: 'ui',
    files: /^src\/ui\//,
    values: ['store', 'services', 'validation', 'domain', 'language', 'bus', 'browser', 'site'],
  },
  {
    name: 'store',
    files: /^src\/store\//,
    values: ['services', 'analytics', 'domain', 'language', 'bus', 'browser', 'site'],
  },
  {
    name: 'services',
    files: /^src\/services\//,
    values: ['domain', 'language', 'browser', 'site'],
    types: ['bus'],
  },
  { name: 'validation', files: /^src\/validation\//, values: ['domain', 'language', 'site'] },
  // Pure rules, without state, pages, or calls.
  {
    name: 'domain',
    files: /^src\/domain\//,
    values: ['language', 'browser', 'site'],
    types: ['services', 'store'],
    forbiddenPackages: /./,
  },
  // Texts, numbers, dates, and times in the page's language.
  { name: 'language', files: /^src\/language\//, values: ['browser', 'site'] },
  // The bus reports a subscriber that throws through src/browser/report. facts.ts has schemas, from which the other
  // modules, which are part of the entry, import only types.
  { name: 'bus', files: /^src\/bus\//, values: ['browser'], forbiddenPackages: /^(?!valibot$)/ },
  { name: 'browser', files: /^src\/browser\//, values: [] },
  { name: 'site', files: /^src\/site\//, values: ['browser'], forbiddenPackages: /./ },
  { name: 'analytics', files: /^src\/analytics\//, values: ['bus', 'browser', 'site'] },
  // The pages link to the same URLs and search by the same rules as the bundle.
  {
    name: 'pages',
    files: /^fixtures\/html\//,
    values: ['site', 'validation', 'domain', 'language', 'reference-services'],
  },
  {
    // Shows the declarations to authors, in pages of the host.
    name: 'placeholder-catalog',
    files: /^fixtures\/placeholder-catalog\//,
    values: [
      'authoring',
      'mounts',
      'schema',
      'explain',
      'language',
      'pages',
      'reference-services',
      'site',
    ],
    types: ['bus'],
  },
  {
    // Separate from the service routes, so that their tests don't depend on the pages.
    name: 'host-pages',
    files: /^fixtures\/services\/(pages\/(pages|catalog)|serve|start)(\.ts)?$/,
    values: ['pages', 'reference-services', 'site'],
    lazy: ['placeholder-catalog'],
  },
  {
    name: 'reference-services',
    files: /^fixtures\//,
    values: ['pages', 'domain', 'language', 'site'],
    types: ['services', 'bus'],
  },
  {
    name: 'authoring',
    files: /^authoring\//,
    // The page lint checks page rules with the code of the interrupts.
    values: ['mounts', 'schema', 'placeholder', 'chunks', 'language', 'browser', 'site'],
  },
];
