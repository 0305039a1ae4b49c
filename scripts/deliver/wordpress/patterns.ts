import {
  ACCOUNT_PAGES,
  CREATE_ACCOUNT_LINK,
  PAGES,
  SIGN_IN_LINK,
  EMAIL_SIGNUP_PAGE,
} from '../../../src/site/pages';
import { CONFIRMATION_PAGE, CHECKOUT_START } from '../../../src/site/order-url';
import { getManagePath } from '../../../src/site/appointment-url';
import { SIZE_TIRES_PAGE, TIRE_GUIDE_PAGE, VEHICLE_TIRES_PAGE } from '../../../src/site/tire-urls';
import { getBlockName } from './block-name';

type Attributes = Readonly<Record<string, string | number | boolean | object>>;

/** Serializes a block as WordPress stores it in a page. */
const createBlock = (name: string, attributes: Attributes = {}, inside = ''): string => {
  const json = JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
  const opening = `wp:${name}${json === '{}' ? '' : ` ${json}`}`;
  return inside === ''
    ? `<!-- ${opening} /-->`
    : `<!-- ${opening} -->\n${inside}\n<!-- /wp:${name} -->`;
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const createHeading = (text: string, level: 2 | 3 = 2): string =>
  createBlock(
    'heading',
    level === 2 ? {} : { level },
    `<h${level}>${escapeHtml(text)}</h${level}>`,
  );

const createParagraph = (html: string): string => createBlock('paragraph', {}, `<p>${html}</p>`);

const createLink = (url: string, text: string): string =>
  createParagraph(`<a href="${url}">${escapeHtml(text)}</a>`);

const createPlaceholder = (
  name: string,
  attributes: Attributes = {},
  ...inside: readonly string[]
): string => createBlock(getBlockName(name), attributes, inside.join('\n\n'));

/** Creates a row of blocks, with the padding of the theme, as the editor saves it. */
const createRow = (...blocks: readonly string[]): string => {
  const spacing = 'var:preset|spacing|50';
  const css = 'var(--wp--preset--spacing--50)';
  const attributes = {
    style: { spacing: { padding: { right: spacing, left: spacing } } },
    layout: { type: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  };
  return createBlock(
    'group',
    attributes,
    `<div class="wp-block-group" style="padding-right:${css};padding-left:${css}">${blocks.join('\n\n')}</div>`,
  );
};

/** The initial content of a page. */
export interface Pattern {
  readonly title: string;
  /** The path at which features expect the page. */
  readonly path?: string;
  /** The part of a site that the editor offers to begin with it. */
  readonly blockType: 'core/post-content' | 'core/template-part/header';
  readonly content: string;
}

/** For features with two columns, for which a theme's column of text is too narrow. */
const WIDE: Attributes = { align: 'wide' };

const FIND_STORE = createLink(PAGES.displayMap, 'Find a store to call');

const createPattern = (
  title: string,
  url: string | undefined,
  ...blocks: readonly string[]
): Pattern => {
  const path = url?.replace(/\?.*/, '');
  return {
    title,
    ...(path === undefined ? {} : { path }),
    blockType: 'core/post-content',
    content: blocks.join('\n\n'),
  };
};

const createAccountPage = (title: string, url: string, dialog: string, text: string): Pattern =>
  createPattern(
    title,
    url,
    createPlaceholder('account-action', {}, createLink(`#${dialog}.open`, text)),
  );

/** The patterns for common pages, by name. Values that differ by page are left for the author. */
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  home: createPattern(
    'Home page',
    PAGES.home,
    createHeading('Find tires'),
    createPlaceholder('tire-search-form', { default: 'vehicle' }),
    createHeading('Find a store'),
    createPlaceholder('store-finder'),
    createPlaceholder(
      'store-fragment',
      { fragment: 'local-store' },
      createParagraph('Choose a store to see its address and hours.'),
    ),
    createPlaceholder('tire-comparison'),
  ),
  header: {
    ...createPattern(
      'Header with store, account, and cart',
      undefined,
      createRow(
        createPlaceholder('my-store', {}, createLink(PAGES.displayMap, 'Find a store')),
        createPlaceholder(
          'account-menu',
          { variant: 'desktop' },
          createLink(SIGN_IN_LINK.href, 'Sign in'),
        ),
        createPlaceholder('cart-icon', {}, createLink(PAGES.cart, 'My cart')),
      ),
    ),
    blockType: 'core/template-part/header',
  },
  'store-map': createPattern(
    'Stores near a place',
    PAGES.displayMap,
    createPlaceholder('store-finder'),
    createPlaceholder(
      'store-results',
      {},
      createParagraph('Enter a zip code, or a city and state.'),
    ),
  ),
  store: createPattern(
    'Store page',
    undefined,
    createHeading('Hours'),
    createPlaceholder('store-hours', {}, createParagraph('Call the store for its hours.')),
    createHeading('Book an appointment'),
    createPlaceholder(
      'expedited-booking',
      {},
      createLink(PAGES.scheduleAppointment, 'Schedule an appointment'),
    ),
  ),
  tire: createPattern(
    'Tire page',
    undefined,
    createPlaceholder(
      'tire-detail',
      WIDE,
      createLink(PAGES.scheduleAppointment, 'Schedule the installation'),
    ),
    createHeading('Reviews'),
    createPlaceholder('reviews', { ...WIDE, type: 'reviews' }),
    createPlaceholder('viewed-tire'),
    createPlaceholder('tire-comparison'),
  ),
  'tires-vehicle': createPattern(
    'Tires for a vehicle',
    VEHICLE_TIRES_PAGE,
    createPlaceholder('vehicle-selector'),
    createPlaceholder('tire-search', { ...WIDE, searchType: 'vehicle' }, FIND_STORE),
    createPlaceholder('tire-comparison'),
  ),
  'tires-size': createPattern(
    'Tires of a size',
    SIZE_TIRES_PAGE,
    createPlaceholder('tire-search-form', { default: 'size' }),
    createPlaceholder('tire-search', { ...WIDE, searchType: 'size' }, FIND_STORE),
    createPlaceholder('tire-comparison'),
  ),
  'tire-guide': createPattern(
    'Tire decision guide',
    TIRE_GUIDE_PAGE,
    createPlaceholder(
      'tire-decision-guide',
      {},
      createLink(VEHICLE_TIRES_PAGE, 'Find tires for your vehicle'),
    ),
  ),
  cart: createPattern('Cart', PAGES.cart, createPlaceholder('cart-app', WIDE, FIND_STORE)),
  checkout: createPattern(
    'Checkout',
    CHECKOUT_START,
    createPlaceholder('checkout-app', WIDE, FIND_STORE),
  ),
  order: createPattern(
    'Order confirmation',
    CONFIRMATION_PAGE,
    createPlaceholder('order', WIDE, FIND_STORE),
  ),
  schedule: createPattern(
    'Schedule an appointment',
    PAGES.scheduleAppointment,
    createPlaceholder('schedule-appointment', WIDE, FIND_STORE),
  ),
  appointment: createPattern(
    'Manage an appointment',
    getManagePath('', ''),
    createPlaceholder('appointment', {}, FIND_STORE),
  ),
  'sign-in': createAccountPage('Sign in', SIGN_IN_LINK.href, 'sign-in', 'Sign in'),
  'create-account': createAccountPage(
    'Create an account',
    CREATE_ACCOUNT_LINK.href,
    'create-account',
    'Create an account',
  ),
  'forgot-password': createAccountPage(
    'Forgot password',
    ACCOUNT_PAGES.forgotPassword,
    'forgot-password',
    'Reset your password',
  ),
  account: createPattern(
    'Account overview',
    ACCOUNT_PAGES.overview,
    createPlaceholder(
      'account-overview',
      {},
      createLink(SIGN_IN_LINK.href, 'Sign in to see your account'),
    ),
  ),
  vehicles: createPattern(
    'Vehicles and service',
    ACCOUNT_PAGES.vehicles,
    createHeading('My vehicles'),
    createPlaceholder('my-garage', {}, createParagraph('Your vehicles appear here.')),
    createHeading('Service history'),
    createPlaceholder(
      'service-history',
      {},
      createLink(SIGN_IN_LINK.href, 'Sign in to see your invoices'),
    ),
  ),
  preferences: createPattern(
    'Account preferences',
    ACCOUNT_PAGES.driverPreferences,
    createPlaceholder(
      'account-preferences',
      {},
      createLink(SIGN_IN_LINK.href, 'Sign in to change your preferences'),
    ),
  ),
  'email-signup': createPattern(
    'Email signup',
    EMAIL_SIGNUP_PAGE,
    createHeading('Coupons by email'),
    createPlaceholder('offers-signup'),
  ),
};
