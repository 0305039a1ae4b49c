import {
  ACCOUNT_PAGES,
  CREATE_ACCOUNT_LINK,
  PAGES,
  SIGN_IN_LINK,
  EMAIL_SIGNUP_PAGE,
} from '../../src/site/pages';
import { CONFIRMATION_PAGE, CHECKOUT_START } from '../../src/site/order-url';
import { getManagePath } from '../../src/site/appointment-url';
import {
  SIZE_TIRES_PAGE,
  TIRE_GUIDE_PAGE,
  VEHICLE_TIRES_PAGE,
  getTireDetailUrl,
} from '../../src/site/tire-urls';

/** A part of a page: a heading, a paragraph, or a placeholder. */
export type PageNode =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'placeholder';
      readonly name: string;
      /** The values of its attributes by name. */
      readonly values: Readonly<Record<string, string>>;
      /** Whether it has two columns, for which a theme's column of text is too narrow. */
      readonly isWide: boolean;
      readonly inside: readonly PageNode[];
    };

/** A page with the features that belong on it. */
export interface SamplePage {
  readonly title: string;
  /** The path at which features expect the page. */
  readonly path?: string;
  /** Whether a shop needs it to sell a tire. */
  readonly sells?: true;
  /** Whether it is the header of all pages. */
  readonly isHeader?: true;
  /** The path of the page with the sample values, if each tire has a page of its own. */
  readonly samplePath?: string;
  readonly content: readonly PageNode[];
}

const createHeading = (text: string): PageNode => ({ kind: 'heading', text });

const createText = (text: string): PageNode => ({ kind: 'text', text });

const createLink = (url: string, text: string): PageNode => ({ kind: 'link', url, text });

const createPlaceholder = (
  name: string,
  values: Readonly<Record<string, string>> = {},
  ...inside: readonly PageNode[]
): PageNode => ({ kind: 'placeholder', name, values, isWide: false, inside });

const createWide: typeof createPlaceholder = (name, values, ...inside) => ({
  kind: 'placeholder',
  name,
  values: values ?? {},
  isWide: true,
  inside,
});

const FIND_STORE = createLink(PAGES.displayMap, 'Find a store to call');

const createPage = (
  title: string,
  url: string | undefined,
  ...content: readonly PageNode[]
): SamplePage => {
  const path = url?.replace(/\?.*/, '');
  return { title, ...(path === undefined ? {} : { path }), content };
};

const createAccountPage = (title: string, url: string, dialog: string, text: string): SamplePage =>
  createPage(
    title,
    url,
    createPlaceholder('account-action', {}, createLink(`#${dialog}.open`, text)),
  );

/** The pages of a site, by name. Values that differ by page, such as a store's number, are left for the author. */
export const SAMPLE_PAGES: Readonly<Record<string, SamplePage>> = {
  home: createPage(
    'Home page',
    PAGES.home,
    createHeading('Find tires'),
    createPlaceholder('tire-search-form', { default: 'vehicle' }),
    createHeading('Find a store'),
    createPlaceholder('store-finder'),
    createPlaceholder(
      'store-fragment',
      { fragment: 'local-store' },
      createText('Choose a store to see its address and hours.'),
    ),
    createPlaceholder('tire-comparison'),
  ),
  header: {
    ...createPage(
      'Header with store, account, and cart',
      undefined,
      createPlaceholder('my-store', {}, createLink(PAGES.displayMap, 'Find a store')),
      createPlaceholder(
        'account-menu',
        { variant: 'desktop' },
        createLink(SIGN_IN_LINK.href, 'Sign in'),
      ),
      createPlaceholder('cart-icon', {}, createLink(PAGES.cart, 'My cart')),
    ),
    isHeader: true,
    sells: true,
  },
  'store-map': createPage(
    'Stores near a place',
    PAGES.displayMap,
    createPlaceholder('store-finder'),
    createPlaceholder('store-results', {}, createText('Enter a zip code, or a city and state.')),
  ),
  store: createPage(
    'Store page',
    undefined,
    createHeading('Hours'),
    createPlaceholder('store-hours', {}, createText('Call the store for its hours.')),
    createHeading('Book an appointment'),
    createPlaceholder(
      'expedited-booking',
      {},
      createLink(PAGES.scheduleAppointment, 'Schedule an appointment'),
    ),
  ),
  tire: {
    ...createPage(
      'Tire page',
      undefined,
      createWide(
        'tire-detail',
        {},
        createLink(PAGES.scheduleAppointment, 'Schedule the installation'),
      ),
      createHeading('Reviews'),
      createWide('reviews', { type: 'reviews' }),
      createPlaceholder('viewed-tire'),
      createPlaceholder('tire-comparison'),
    ),
    sells: true,
    samplePath: getTireDetailUrl('Summitline', 'Long Road', '200046'),
  },
  'tires-vehicle': createPage(
    'Tires for a vehicle',
    VEHICLE_TIRES_PAGE,
    createPlaceholder('vehicle-selector'),
    createWide('tire-search', { searchType: 'vehicle' }, FIND_STORE),
    createPlaceholder('tire-comparison'),
  ),
  'tires-size': {
    ...createPage(
      'Tires of a size',
      SIZE_TIRES_PAGE,
      createPlaceholder('tire-search-form', { default: 'size' }),
      createWide('tire-search', { searchType: 'size' }, FIND_STORE),
      createPlaceholder('tire-comparison'),
    ),
    sells: true,
  },
  'tire-guide': createPage(
    'Tire decision guide',
    TIRE_GUIDE_PAGE,
    createPlaceholder(
      'tire-decision-guide',
      {},
      createLink(VEHICLE_TIRES_PAGE, 'Find tires for your vehicle'),
    ),
  ),
  cart: { ...createPage('Cart', PAGES.cart, createWide('cart-app', {}, FIND_STORE)), sells: true },
  checkout: {
    ...createPage('Checkout', CHECKOUT_START, createWide('checkout-app', {}, FIND_STORE)),
    sells: true,
  },
  order: {
    ...createPage('Order confirmation', CONFIRMATION_PAGE, createWide('order', {}, FIND_STORE)),
    sells: true,
  },
  schedule: createPage(
    'Schedule an appointment',
    PAGES.scheduleAppointment,
    createWide('schedule-appointment', {}, FIND_STORE),
  ),
  appointment: createPage(
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
  account: createPage(
    'Account overview',
    ACCOUNT_PAGES.overview,
    createPlaceholder(
      'account-overview',
      {},
      createLink(SIGN_IN_LINK.href, 'Sign in to see your account'),
    ),
  ),
  vehicles: createPage(
    'Vehicles and service',
    ACCOUNT_PAGES.vehicles,
    createHeading('My vehicles'),
    createPlaceholder('my-garage', {}, createText('Your vehicles appear here.')),
    createHeading('Service history'),
    createPlaceholder(
      'service-history',
      {},
      createLink(SIGN_IN_LINK.href, 'Sign in to see your invoices'),
    ),
  ),
  preferences: createPage(
    'Account preferences',
    ACCOUNT_PAGES.driverPreferences,
    createPlaceholder(
      'account-preferences',
      {},
      createLink(SIGN_IN_LINK.href, 'Sign in to change your preferences'),
    ),
  ),
  'email-signup': createPage(
    'Email signup',
    EMAIL_SIGNUP_PAGE,
    createHeading('Coupons by email'),
    createPlaceholder('offers-signup'),
  ),
};
