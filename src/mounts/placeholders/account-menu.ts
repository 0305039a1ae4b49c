import { SITES_WITHOUT_ACCOUNT_MENU } from '../../site/brands';
import { getMediaQuery } from '../../site/breakpoints';
import { choice } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  variant: choice(['desktop', 'mobile', 'header-v2'], {
    required: true,
    author: { label: 'Version of the menu', sample: 'desktop' },
  }),
};

export type AccountMenuAttributes = AttributesOf<typeof attributes>;

export const accountMenu = definePlaceholder({
  name: 'account-menu',
  match: { className: 'bsro-account-menu' },
  attributes,
  when: { on: 'idle' },
  media: {
    attribute: 'variant',
    queries: {
      desktop: getMediaQuery('accountMenuDesktop'),
      mobile: getMediaQuery('accountMenuMobile'),
    },
  },
  kind: 'react',
  load: () => import(/* webpackChunkName: "account-menu" */ '../../chunks/account-menu'),
  failure: 'quiet',
  topics: {
    publishes: ['close-my-store-globally'],
    subscribesTo: ['on-my-store-open', 'on-my-garage-open'],
  },
  off: ({ site }) => (SITES_WITHOUT_ACCOUNT_MENU.includes(site) ? 'site' : undefined),
  author: {
    title: 'Account menu',
    description:
      'Shows links to sign in or create an account, or a menu of account links for a ' +
      'signed-in driver. The body gets the class is-signed-in while a driver is signed in.',
    group: 'Header',
    keywords: ['login', 'log in'],
    replacesContent: true,
    calls: ['account/get'],
    accessibility:
      'A driver’s links are in a panel below a button with aria-expanded. Escape, a click ' +
      'outside, or tabbing out of the panel closes it.',
  },
});
