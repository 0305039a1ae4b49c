import type { Fragment } from '../../src/services/fragments';
import {
  ACCOUNT_PAGES,
  CREATE_ACCOUNT_LINK,
  PAGES,
  SIGN_IN_LINK,
  EMAIL_SIGNUP_PAGE,
  PRIVACY_PAGE,
  getOfferDetailUrl,
} from '../../src/site/pages';
import { getManagePath } from '../../src/site/appointment-url';
import { getStoreMapUrl } from '../../src/domain/stores/map-urls';
import { CHECKOUT_START, CONFIRMATION_PAGE } from '../../src/site/order-url';
import type { SwitchName } from '../../src/site/switches';
import {
  getServicePictureUrl,
  getTireImageUrl,
  getTireTypeImageUrl,
} from '../../src/site/picture-urls';
import {
  SIZE_TIRES_PAGE,
  TIRE_GUIDE_PAGE,
  getTireDetailUrl,
  VEHICLE_TIRES_PAGE,
} from '../../src/site/tire-urls';
import { createFactTypes } from '../deliver/fact-types';
import type { CheckName } from '../page-check/check-page';
import { createTokenTable } from '../tokens/token-file';

const createTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** What each switch does. */
export const SWITCH_EFFECTS: Readonly<Record<SwitchName, string>> = {
  'bsro-ui-pinnacle':
    "calls send the header `pinnacle`; the navigation placeholder shows the CMS's HTML for this switch, the second version of the page header",
  'bsro-ui-chatbot': '`v1`: the chat placeholder opens the chat',
  'bsro-ui-global-nav':
    "`v2`: the navigation placeholder shows the CMS's HTML for this switch, the global navigation",
  'bsro-ui-tdp': 'variant of the tire detail page, cart, and checkout: `v1`, or `v2` (the default)',
};

/** What the bundle uses each of its page paths for. */
export const PAGE_USES: Readonly<Record<string, string>> = {
  [PAGES.home]: 'home',
  [ACCOUNT_PAGES.overview]: "the driver's account",
  [ACCOUNT_PAGES.vehicles]: "the driver's vehicles",
  [ACCOUNT_PAGES.driverPreferences]: "the driver's settings",
  [ACCOUNT_PAGES.signOut]: 'signs the driver out',
  [SIGN_IN_LINK.href]: 'sign-in form',
  [CREATE_ACCOUNT_LINK.href]: 'registration form',
  [ACCOUNT_PAGES.forgotPassword]: 'form to reset the password',
  [ACCOUNT_PAGES.welcome]: 'after a registration',
  [PAGES.displayMap]: 'stores near a zip or in a city',
  [PRIVACY_PAGE]: 'privacy statement',
  [PAGES.scheduleAppointment]: 'booking',
  [PAGES.cart]: 'cart',
  [EMAIL_SIGNUP_PAGE]: 'form for offers by email',
};

const toPath = (url: string): string => url.replace(/\?.*/, '');

/** Puts the parts of a URL that are parameters in braces. */
const toPattern = (url: string, parameters: readonly string[]): string =>
  url
    .split('/')
    .map((part) => (parameters.includes(part) ? `{${part}}` : part))
    .join('/');

const createPageTable = (): string => {
  const others = [
    [toPath(CHECKOUT_START), 'checkout'],
    [CONFIRMATION_PAGE, 'a placed order'],
    [toPath(getManagePath('', '')), 'changes and cancels an appointment'],
    [VEHICLE_TIRES_PAGE, 'tires for a vehicle'],
    [SIZE_TIRES_PAGE, 'tires in a size'],
    [TIRE_GUIDE_PAGE, 'tire decision guide'],
    [
      toPattern(getTireDetailUrl('brand', 'tire', 'article'), ['brand', 'tire', 'article']),
      'a tire, by its article number',
    ],
    [toPattern(getOfferDetailUrl('code'), ['code']), 'an offer'],
  ];
  return createTable(
    ['URL path', 'page'],
    [...Object.entries(PAGE_USES), ...others].map(([path = '', use = '']) => [`\`${path}\``, use]),
  );
};

const FRAGMENTS: Readonly<Record<Fragment, string>> = {
  'widget/widget-oil-tab-content': "my store's oil changes",
  'widget/widget-brakes-tab-content': "my store's brake services",
  'local-store': 'my store, for pages with content about its area',
  'top-nav/tab-store': 'my store, in the navigation',
};

const createResourceTable = (): string =>
  createTable(
    ['URL path', 'contents', 'without it'],
    [
      ...Object.entries(FRAGMENTS).map(([name, use]) => [
        `\`/content/{site}/static/${name}.{store}.html\``,
        `${use}, as HTML`,
        "the CMS's content stays",
      ]),
      [
        `\`${toPath(getTireImageUrl('brand', 'tire', { width: 1, height: 1 }))}\``,
        "a tire's image, with `wid`, `hei`, `fmt`, and `scl` in the query; brand and tire are in lowercase letters and digits",
        "the image's space stays empty",
      ],
      [
        `\`${toPath(getTireTypeImageUrl('allSeason', { width: 1, format: 'avif', scale: 1 }))}\``,
        'the tread of a type of tires (`allSeason`, `winter`, `summer`, `allTerrain`), with `wid`, `fmt`, and `scl` in the query',
        "the image's space stays empty",
      ],
      [
        `\`${toPath(getServicePictureUrl('oil-change', { width: 1, format: 'avif', scale: 1 }))}\``,
        'the picture of a popular service, with `wid`, `fmt`, and `scl` in the query',
        "the image's space stays empty",
      ],
      [
        `\`${toPath(getStoreMapUrl({ latitude: 0, longitude: 0 }, { width: 1, height: 1 }))}\``,
        'a map as an image, with `center` and `size` in the query: one store with its pin; with `zoom`, a section in Web Mercator without pins, on which the list of stores puts its own (0 is the world in 256 pixels, each whole number doubles it, and tenths occur)',
        "the store's address and the link to directions remain",
      ],
    ],
  );

const CHECK_USES: Readonly<Record<CheckName, string>> = {
  entry: 'the page has one entry, with `defer`',
  integrity:
    "the entry's file matches the hash in its tag and, on another origin, has CORS headers",
  chunks:
    'a missing chunk gets a 404 response; `assets.json` and the first chunk are served; the page has the newest entry',
  policy:
    'every policy, in a header or in `meta`, allows the entry, chunks, stylesheets, calls, images, and Trusted Types',
  'base URL': 'no `<base>` changes where links to a hash or a path lead',
  'site name': '`data-site-name` is known',
  cookies:
    'a first-time visitor gets the profile cookie, with an ID and a location; it is readable by scripts, valid for all paths, and long-lived',
  services:
    "a call to the services responds with JSON that follows the contract, and a write isn't refused for its origin",
  tokens: 'stylesheets load; tokens are set; their colors have the minimum contrast',
  theme: "the bundle's stylesheets override the theme",
  'text size': "the theme keeps the root's font size, or sets `--bsro-rem`",
  switches: 'every switch is known and has a known value',
  compression: 'scripts and stylesheets are compressed with br, the page with br or gzip',
  'page cache':
    "no visitor gets another's profile cookie or nonce; each first-time visitor gets a profile, and each returning one keeps it",
  caching: 'files with a hash are immutable; browsers soon revalidate the other files and the page',
};

const createCheckTable = (): string =>
  createTable(
    ['check', 'passes if'],
    [['page', 'it is HTML with status 200, over HTTPS'], ...Object.entries(CHECK_USES)],
  );

const createSwitchTable = (): string =>
  createTable(
    ['switch', 'effect'],
    Object.entries(SWITCH_EFFECTS).map(([name, effect]) => [`\`${name}\``, effect]),
  );

/** Creates the tables of docs/integration.md, each under the name in its marker comment. */
export const createTables = (): ReadonlyMap<string, string> =>
  new Map([
    ['switches', createSwitchTable()],
    ['resources', createResourceTable()],
    ['tokens', createTokenTable()],
    ['pages', createPageTable()],
    ['checks', createCheckTable()],
  ]);

/** Creates the parts of docs/topics.md, each under the name in its marker comment. */
export const createTopicTables = (): ReadonlyMap<string, string> =>
  new Map([['facts', `\`\`\`ts\n${createFactTypes()}\n\`\`\``]]);

/**
 * Replaces the tables between the markers of a document.
 * @throws if a table has no marker
 */
export const fillTables = (text: string, tables: ReadonlyMap<string, string>): string =>
  [...tables].reduce((filled, [name, table]) => {
    const marker = `<!-- table: ${name} -->\n`;
    const start = filled.indexOf(marker);
    const end = filled.indexOf('<!-- end -->', start);
    if (start < 0 || end < 0) throw new Error(`No marker for the table of ${name}`);
    return `${filled.slice(0, start)}${marker}\n${table}\n\n${filled.slice(end)}`;
  }, text);
