import { url, text } from './attributes';

/** The attributes of every placeholder that shows one offer. */
export const offerAttributes = {
  friendlyId: text({
    required: true,
    author: {
      label: 'Friendly ID',
      help: 'The name of the offer in URLs and service calls.',
      sample: 'set-of-four-80',
    },
  }),
  printUrl: url({
    author: {
      label: 'URL of the printable offer',
      sample: '/offers/offer-detail/set-of-four-80#print',
    },
  }),
};
