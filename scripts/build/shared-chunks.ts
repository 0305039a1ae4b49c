import type { Chunk, ChunkGraph, Module } from 'webpack';
import { isOfSliceToolkit } from './slice-toolkit';

/** A package's folder, wherever npm put it. */
const packages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const CORE = packages(
  '@reduxjs',
  'js-cookie',
  'react',
  'react-dom',
  'react-redux',
  'redux',
  'redux-thunk',
  'reselect',
  'scheduler',
  'use-sync-external-store',
);
const FORMS = packages(
  '@babel/runtime',
  'deepmerge',
  'formik',
  'hoist-non-react-statics',
  'lodash',
  'lodash-es',
  'property-expr',
  'react-fast-compare',
  'react-is',
  'tiny-case',
  'tiny-warning',
  'toposort',
  'yup',
);
const SWIPER = packages('dom7', 'ssr-window', 'swiper');
/** Small parts that lazy chunks alone need stay out: no page is to load them for nothing. */
const SERVICES = new RegExp(
  `${packages('valibot').source}|[\\\\/]src[\\\\/](analytics|browser|services|site|store)[\\\\/](?!my-store[\\\\/]|account[\\\\/]|garage[\\\\/]forget-driver-vehicle\\.|(store-messages|account-messages|forget-vehicle|vehicle-cookie-name)\\.)`,
);
const GARAGE =
  /[\\/]src[\\/](vehicles[\\/]|store[\\/]garage[\\/](?!forget-driver-vehicle\.)|services[\\/]vehicles\.|browser[\\/]vehicle-cookie\.)/;
/** When a store is open, in words. */
const HOURS = /[\\/]src[\\/]site[\\/](open-state-text|opening-hours)\./;
/** Where stores are looked for, and what is said of those that are found. */
const FINDER =
  /[\\/]src[\\/](validation[\\/](city-state|map-search|store-search|us-state|zip)\.|site[\\/](display-map|map-addresses|phone-number|store-list-messages|local-store|us-states|add-query)\.)/;
const FORM_PARTS =
  /[\\/]src[\\/](validation[\\/][\w-]+-schema\.|ui[\\/]form[\\/](useForm|Field|CheckboxField|PasswordField|ErrorSummary|SubmitButton|error-summary)\.)/;

/** What renders any root, and what stands in the header of every page. */
const EVERY_PAGE: ReadonlySet<string> = new Set([
  'mount-root',
  'account-menu',
  'cart-icon',
  'my-store',
  'navigation',
  'chat',
]);

/** The chunks of every page's header, at once or on a visitor's action: it has their hashes at once. */
export const FIRST_CHUNKS: ReadonlySet<string> = new Set([
  ...EVERY_PAGE,
  'core',
  'services',
  'session',
  'account-dialogs',
  'forms',
  'garage',
  'navigation-menus',
  'sign-in-tooltip',
  'cart-calls',
  'cart-link-v1',
  'cart-link-v2',
  'store-visit',
]);

const isIn = (path: RegExp, module: Module): boolean => path.test(module.nameForCondition() ?? '');

/** What every page loads of the packages; what only slices of chunks use isn't part of it. */
const isOfCore = (module: Module): boolean => isIn(CORE, module) && !isOfSliceToolkit(module);

/** React's renderer, of which half a frame of a phone is gone before anything is rendered. */
const EVALUATED_APART = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\./;

/** Whether a module takes so long to evaluate that it gets a task of its own. */
export const isEvaluatedApart = (module: Module): boolean => isIn(EVALUATED_APART, module);

interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/**
 * What groups of higher priority take is no match: a feature that has nothing else would count
 * among this group's chunks without one of its modules, which webpack refuses.
 */
const isOfEveryPage = (module: Module, { chunkGraph }: Graph): boolean =>
  !isOfSliceToolkit(module) &&
  ![CORE, FORMS, SWIPER].some((group) => isIn(group, module)) &&
  [...chunkGraph.getModuleChunks(module)].some(({ name }: Chunk) => EVERY_PAGE.has(name ?? ''));

const isFormPart = (module: Module, graph: Graph): boolean =>
  isIn(FORM_PARTS, module) && !isOfEveryPage(module, graph);

/**
 * What chunks share, as few files as the pages allow: `core` is what every page loads, React, the
 * store and the header's roots, in one file that compresses as a whole; `services`, `garage`,
 * `hours`, `finder`, `forms` and `swiper` come only with a chunk that needs them. Small parts that a few
 * chunks need, such as the dialog, stand in each: less than a file of their own costs.
 */
export const sharedChunks = {
  default: false,
  defaultVendors: false,
  core: { name: 'core', test: isOfCore, enforce: true, priority: 50 },
  slices: { name: 'slices', test: isOfSliceToolkit, enforce: true, priority: 50 },
  forms: { name: 'forms', test: FORMS, enforce: true, priority: 40 },
  swiper: { name: 'swiper', test: SWIPER, enforce: true, priority: 40 },
  everyPage: { name: 'core', test: isOfEveryPage, enforce: true, priority: 30 },
  formParts: { name: 'forms', test: isFormPart, minChunks: 2, enforce: true, priority: 20 },
  garage: { name: 'garage', test: GARAGE, minChunks: 2, enforce: true, priority: 15 },
  hours: { name: 'hours', test: HOURS, minChunks: 2, enforce: true, priority: 15 },
  finder: { name: 'finder', test: FINDER, minChunks: 2, enforce: true, priority: 15 },
  services: { name: 'services', test: SERVICES, minChunks: 4, enforce: true, priority: 10 },
} as const;
