import type { HeaderPart } from './chunk-group-check';

/**
 * The modules of src/ and the packages that every page with a header loads. The build fails if a
 * header chunk needs another module, or no longer needs one of these
 * (scripts/build/chunk-group-check.ts), so that no page grows unnoticed.
 */

/** The chunks that the header's placeholders load. `core` contains their modules. */
export const HEADER_CHUNKS = [
  'mount-root',
  'account-menu',
  'cart-icon',
  'my-store',
  'navigation',
  'chat',
] as const;

/** The entry's modules, which every page loads, even without placeholders. */
export const ENTRY_MODULES: readonly string[] = [
  'src/browser/author-mode.ts',
  'src/browser/idle.ts',
  'src/browser/load-chunk.ts',
  'src/browser/report.ts',
  'src/browser/viewport.ts',
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
  'src/site/switch-prefix.ts',
  'src/start.ts',
];

/** The declarations of the header's placeholders, and the modules that read their attributes. */
export const DECLARATION_MODULES: readonly string[] = [
  'src/browser/placeholder-error.ts',
  'src/browser/storage.ts',
  'src/browser/uncaught.ts',
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
  'src/mounts/schema/plain-name.ts',
  'src/mounts/schema/read-attributes.ts',
  'src/site/brands.ts',
  'src/site/breakpoints.ts',
  'src/site/version.ts',
];

/** The modules that render roots, the Redux store, and the header's roots. */
export const CORE_MODULES: readonly string[] = [
  'src/analytics/data-layers.ts',
  'src/analytics/track.ts',
  'src/browser/clock.ts',
  'src/browser/cookies.ts',
  'src/browser/leave-account-pages.ts',
  'src/browser/other-tabs.ts',
  'src/browser/profile-cookie.ts',
  'src/browser/switches.ts',
  'src/browser/token-cookie.ts',
  'src/browser/url-state.ts',
  'src/browser/window-size.ts',
  'src/chunks/account-menu/AccountDialogs.tsx',
  'src/chunks/account-menu/Disclosure.tsx',
  'src/chunks/account-menu/SignedInMenu.tsx',
  'src/chunks/account-menu/SignedOutMenu.tsx',
  'src/chunks/account-menu/TooltipSlot.tsx',
  'src/chunks/account-menu/account-menu.css',
  'src/chunks/account-menu/index.tsx',
  'src/chunks/account-menu/messages.ts',
  'src/chunks/account-menu/useAccountDialogs.ts',
  'src/chunks/cart-icon/cart-address.ts',
  'src/chunks/cart-icon/cart-icon.css',
  'src/chunks/cart-icon/index.tsx',
  'src/chunks/cart-icon/useCartLink.ts',
  'src/chunks/cart-icon/useIsSoldOnline.ts',
  'src/chunks/chat/index.ts',
  'src/chunks/my-store/index.ts',
  'src/chunks/navigation/index.ts',
  'src/mounts/runtime/keep-focus.ts',
  'src/mounts/runtime/mount-queue.ts',
  'src/mounts/runtime/mount-root.tsx',
  'src/site/addresses.ts',
  'src/site/local-store.ts',
  'src/site/switches.ts',
  'src/store/account/account-slice.ts',
  'src/store/account/new-invoices.ts',
  'src/store/account/session-timers.ts',
  'src/store/garage/vehicle-selector-slice.ts',
  'src/store/hooks.ts',
  'src/store/index.ts',
  'src/store/meta/current-zip.ts',
  'src/store/meta/meta-slice.ts',
  'src/store/my-store/saved-store-thunks.ts',
  'src/store/my-store/saved-store.ts',
  'src/store/root-reducer.ts',
  'src/store/shop/cart-thunks.ts',
  'src/store/shop/ecomm-slice.ts',
  'src/store/start-listeners.ts',
  'src/ui/loading/CmsContent.tsx',
  'src/ui/loading/useLazyChunk.ts',
  'src/ui/icon/Icon.tsx',
  'src/ui/icon/icon.css',
  'src/ui/dialog/modal-links.ts',
  'src/ui/styles/visually-hidden.css',
];

/** The packages of the header's roots. */
export const CORE_PACKAGES: readonly string[] = [
  '@reduxjs/toolkit',
  'js-cookie',
  'react',
  'react-dom',
  'react-redux',
  'redux',
  'redux-thunk',
  'scheduler',
  'use-sync-external-store',
];

/** The lists by chunk. */
export const headerParts: readonly HeaderPart[] = [
  { chunks: 'entry', listed: ENTRY_MODULES },
  { chunks: ['declarations'], listed: DECLARATION_MODULES },
  { chunks: HEADER_CHUNKS, listed: [...CORE_MODULES, ...CORE_PACKAGES] },
];
