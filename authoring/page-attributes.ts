import { choice, text, url } from '../src/mounts/schema/attributes';
import { SITE_NAMES } from '../src/site/brands';
import { EXPLAIN_SWITCH } from '../src/site/url-names';
import { SWITCHES } from '../src/site/switches';

/** The names that `data-switches` may have. */
export const PAGE_SWITCHES: readonly string[] = [...SWITCHES, EXPLAIN_SWITCH];

/** The attributes of the page's `<html>` that the bundle reads. A separate rule checks `data-switches`. */
export const pageAttributes = {
  siteName: choice(SITE_NAMES, {
    required: true,
    author: {
      label: 'Name of the site',
      help: 'Services, texts, and the default zip depend on it.',
      sample: 'fcac',
    },
  }),
  siteRoot: text({
    author: {
      label: 'Path that all pages of the site begin with',
      help: 'Only for a site in a folder of its host, such as a Spanish one.',
      sample: '/es',
    },
  }),
  assetBase: text({
    author: {
      label: 'Folder of the chunks',
      help: 'By default, the folder of the script, or `resources/` of its client library.',
      sample: '/etc.clientlibs/bsro/clientlibs/clientlib-bsro-ui/resources/',
      isUrl: true,
    },
  }),
  switches: text({
    author: {
      label: 'Switches',
      help: 'Names, separated by spaces. A value follows its name after a colon; without one, the switch is on.',
      sample: 'bsro-ui-tdp:v2 bsro-ui-chatbot',
    },
  }),
  analyticsConsent: choice(['granted', 'denied', 'pending'], {
    author: {
      label: 'Consent to analytics',
      help: 'Without it, consent is assumed.',
      sample: 'granted',
    },
  }),
  reviewProvider: url({
    author: {
      label: 'URL of the review provider',
      help: 'Reviews and votes go to submit_review and voteugc below it; by default, /provider/ on the page’s own host.',
      sample: 'https://reviews.example/',
    },
  }),
  errorEndpoint: url({
    author: { label: 'URL that receives errors', sample: '/bsro/services/errors' },
  }),
  errorSample: text({
    author: { label: 'Share of the page views that send errors, 0 to 1', sample: '0.1' },
  }),
  cmpDataLayerName: text({
    author: { label: 'Name of the Adobe data layer', sample: 'adobeDataLayer' },
  }),
  gtmDataLayerName: text({
    author: { label: 'Name of the tag manager’s data layer', sample: 'dataLayer' },
  }),
};
