import type { HeaderPart } from './chunk-group-check';
import { DECLARATIONS_CHUNK } from './chunk-names';

/**
 * The modules of src/ and the packages that every page with a header loads. The build fails if a
 * header chunk needs another module, or no longer needs one of these
 * (scripts/build/chunk-group-check.ts), so that no page grows unnoticed.
 */

/** The chunks that the header's placeholders load. `core` contains their modules. */
export const HEADER_CHUNKS = [
  'account-menu',
  'cart-icon',
  'my-store',
  'navigation',
  'chat',
] as const;

/** The entry's modules, which every page loads, even without placeholders. */
export const ENTRY_MODULES: readonly string[] = [
  'src/site/author-mode.ts',
  'src/browser/idle.ts',
  'src/browser/load-chunk.ts',
  'src/browser/repair-array-from.ts',
  'src/browser/report.ts',
  'src/browser/viewport.ts',
  'src/browser/when-shown.ts',
  'src/bus/bus.ts',
  'src/bus/topics.ts',
  'src/index.ts',
  'src/mounts/runtime/deployment.ts',
  'src/mounts/runtime/mount.ts',
  'src/mounts/runtime/notice.ts',
  'src/mounts/runtime/observe.ts',
  'src/mounts/runtime/registry.ts',
  'src/mounts/runtime/scan.ts',
  'src/mounts/runtime/schedule.ts',
  'src/mounts/mount-triggers.ts',
  'src/page-api.ts',
  'src/public-path.ts',
  'src/site/url-names.ts',
  'src/start.ts',
];

/** The declarations of the header's placeholders, and the modules that read their attributes. */
export const DECLARATION_MODULES: readonly string[] = [
  'src/browser/field-values.ts',
  'src/browser/author-errors.ts',
  'src/browser/storage.ts',
  'src/browser/uncaught.ts',
  'src/browser/visitor-input.ts',
  'src/browser/idle.ts',
  'src/mounts/declarations.ts',
  'src/mounts/every-page.ts',
  'src/mounts/placeholders/account-menu.ts',
  'src/mounts/placeholders/cart-icon.ts',
  'src/mounts/placeholders/chat.ts',
  'src/mounts/placeholders/my-garage.ts',
  'src/mounts/placeholders/my-store.ts',
  'src/mounts/placeholders/navigation.ts',
  'src/mounts/runtime/declare.ts',
  'src/mounts/schema/attributes.ts',
  'src/mounts/schema/placeholder.ts',
  'src/mounts/schema/attribute-name.ts',
  'src/mounts/schema/read-attributes.ts',
  'src/site/brands.ts',
  'src/site/breakpoints.ts',
  'src/domain/text/clean-text.ts',
  'src/site/version.ts',
];

/** The modules of the Redux store and of the header's placeholders. */
export const CORE_MODULES: readonly string[] = [
  'src/analytics/data-layers.ts',
  'src/analytics/track.ts',
  'src/browser/clock.ts',
  'src/browser/author-errors.ts',
  'src/browser/cookies.ts',
  'src/browser/keep-focus.ts',
  'src/browser/other-tabs.ts',
  'src/browser/prefetch-chunk.ts',
  'src/services/profile-cookie.ts',
  'src/site/read-switches.ts',
  'src/services/token-cookie.ts',
  'src/browser/url-state.ts',
  'src/browser/window-size.ts',
  'src/chunks/account-menu/account-menu.css',
  'src/chunks/account-menu/dialogs.ts',
  'src/chunks/account-menu/index.ts',
  'src/chunks/account-menu/messages.ts',
  'src/chunks/account-menu/tooltip-slot.ts',
  'src/chunks/account-menu/visitor-menu.ts',
  'src/chunks/account-menu/visitor-messages.ts',
  'src/chunks/cart-icon/cart-url.ts',
  'src/chunks/cart-icon/cart-icon.css',
  'src/chunks/cart-icon/index.ts',
  'src/chunks/chat/index.ts',
  'src/chunks/my-store/index.ts',
  'src/chunks/my-store/label-messages.ts',
  'src/chunks/navigation/index.ts',
  'src/site/pages.ts',
  'src/domain/stores/local-store.ts',
  'src/site/switches.ts',
  'src/store/account/account-slice.ts',
  'src/store/account/session-timers.ts',
  'src/store/garage/vehicle-selector-slice.ts',
  'src/store/index.ts',
  'src/store/meta/current-zip.ts',
  'src/store/meta/meta-slice.ts',
  'src/store/my-store/saved-store-thunks.ts',
  'src/store/my-store/saved-store.ts',
  'src/store/root-reducer.ts',
  'src/store/cart/cart-thunks.ts',
  'src/store/cart/ecomm-slice.ts',
  'src/store/start-listeners.ts',
  'src/ui/html/create-element.ts',
  'src/ui/html/create-status.ts',
  'src/ui/html/set-text.ts',
  'src/ui/icon/icon.css',
  'src/ui/loading/aria-busy.ts',
  'src/ui/dialog/modal-links.ts',
  'src/ui/styles/guard.css',
  'src/ui/styles/visually-hidden.css',
];

/** The packages of the Redux store and of the header's placeholders. */
export const CORE_PACKAGES: readonly string[] = [
  '@reduxjs/toolkit',
  'immer',
  'js-cookie',
  'redux',
  'redux-thunk',
];

/** The modules that render React roots, and the components and hooks that most roots share. */
export const RENDERING_MODULES: readonly string[] = [
  'src/mounts/runtime/mount-queue.ts',
  'src/mounts/runtime/mount-root.tsx',
  'src/store/hooks.ts',
  'src/store/provide-store.tsx',
  'src/ui/jsx/jsx-runtime.ts',
  'src/ui/loading/CmsContent.tsx',
  'src/ui/loading/useLazyChunk.ts',
  'src/ui/loading/useLoadingIndicator.ts',
  'src/ui/root/page-root.tsx',
];

/** The packages that render React roots. */
export const RENDERING_PACKAGES: readonly string[] = [
  'react',
  'react-dom',
  'react-redux',
  'scheduler',
  'use-sync-external-store',
];

/** The lists by chunk. */
export const headerParts: readonly HeaderPart[] = [
  { chunks: 'entry', listed: ENTRY_MODULES },
  { chunks: [DECLARATIONS_CHUNK], listed: DECLARATION_MODULES },
  { chunks: HEADER_CHUNKS, listed: [...CORE_MODULES, ...CORE_PACKAGES] },
];
