import {
  CORE_MODULES,
  CORE_PACKAGES,
  RENDERING_MODULES,
  RENDERING_PACKAGES,
} from './header-modules';

/** A file that several chunks share. */
export interface ChunkGroup {
  readonly name: string;
  /** Why these modules are one file: which pages load it, and what for. */
  readonly reason: string;
  readonly packages?: readonly string[];
  /** Paths from the repository's root. A chunk that needs one of them loads the whole group. */
  readonly modules?: readonly string[];
}

/**
 * The files that chunks share. Every other module is copied into each chunk that needs it: a small
 * module costs less than a request, a hash in the tables (scripts/build/chunk-names.ts), and separate
 * compression. A separate file for the dialog, for example, would add 390 bytes to a sign-in, 60 of
 * them on every page, and a separate file for Swiper, which one feature uses, 470 bytes to the store page.
 * The build fails if a listed module or package is not part of the bundle.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'core',
    reason: 'Every page with a header loads it when idle: the Redux store and the header.',
    packages: CORE_PACKAGES,
    modules: CORE_MODULES,
  },
  {
    name: 'rendering',
    reason: 'React, for the first root of a page.',
    packages: RENDERING_PACKAGES,
    modules: RENDERING_MODULES,
  },
  {
    name: 'services',
    reason:
      'Service calls. The header needs them to fetch a session, a store, or a cart, and so does every feature that makes a call.',
    packages: ['valibot'],
    modules: [
      'src/browser/page-return.ts',
      'src/browser/tolerant-array.ts',
      'src/services/headers.ts',
      'src/services/http-cache.ts',
      'src/services/http.ts',
      'src/services/paths.ts',
      'src/services/result.ts',
    ],
  },
  {
    name: 'stores',
    reason:
      "Service calls about stores. The header needs them to find the visitor's store; a sign-in does not.",
    modules: ['src/services/store-schema.ts', 'src/services/stores.ts'],
  },
  {
    name: 'forms',
    reason:
      'Every form needs formik, yup, and the same fields; no page needs them before a form opens. The field frame is not listed: the vehicle selector needs it without formik.',
    packages: [
      'deepmerge',
      'formik',
      'lodash-es',
      'property-expr',
      'react-fast-compare',
      'tiny-case',
      'tiny-warning',
      'toposort',
      'yup',
    ],
    modules: [
      'src/ui/form/SubmitButton.tsx',
      'src/ui/form/ErrorSummary.tsx',
      'src/ui/form/Field.tsx',
      'src/ui/form/PasswordField.tsx',
      'src/ui/form/run-after-pointer-up.ts',
      'src/ui/form/error-summary.css',
      'src/ui/form/useForm.ts',
    ],
  },
  {
    name: 'garage',
    reason:
      'The garage panel, the vehicle selector, the tire search form, and the account pages show the same vehicles, and the results of a tire search select one. The code to add, edit, and remove vehicles is in the chunks that do so.',
    modules: [
      'src/store/garage/vehicle-cookie.ts',
      'src/services/vehicles.ts',
      'src/store/garage/current-vehicle.ts',
      'src/store/garage/garage-selectors.ts',
      'src/store/garage/saved-vehicles.ts',
      'src/store/garage/choose-searched-vehicle.ts',
      'src/store/garage/choose-vehicle.ts',
      'src/store/garage/sync-saved-vehicles.ts',
      'src/store/garage/useSyncedVehicles.ts',
      'src/store/garage/vehicle-change.ts',
      'src/store/garage/vehicle-lists.ts',
      'src/domain/vehicles/choice.ts',
      'src/domain/vehicles/cookie-vehicle.ts',
      'src/domain/vehicles/profile-vehicle.ts',
      'src/domain/vehicles/vehicle-text.ts',
      'src/domain/vehicles/vehicle.ts',
    ],
  },
  {
    name: 'finder',
    reason: 'The store search forms and the lists of their results share rules.',
    modules: [
      'src/domain/stores/display-map.ts',
      'src/domain/stores/map-urls.ts',
      'src/domain/stores/us-states.ts',
      'src/site/add-query.ts',
      'src/validation/city-state.ts',
      'src/validation/store-search.ts',
      'src/validation/us-state.ts',
      'src/validation/zip.ts',
    ],
  },
];
