import { defineTexts } from '../../language/define-texts';
import type { OriginalFit } from './fit';

export const DETAIL_LABELS = defineTexts('tireDetail', {
  addToCart: 'Add to Cart',
  adding: 'Adding to cart…',
  viewCart: 'View cart',
  /** How many of the page's tires are in the cart. */
  inCart: '{count, number} in your cart',
  /** The button that changes the quantity in the cart to the selected one. */
  change: 'Change to {count, plural, one {# tire} other {# tires}}',
  notChanged: "We couldn't change the quantity in your cart. Please try again.",
  partlyChanged: 'Only some of the quantities in your cart have been changed. Please try again.',
  notChangedOffline:
    "We couldn't change the quantity in your cart. Check your connection and try again.",
  unavailable: 'Unavailable',
  schedule: 'Schedule',
  call: 'Call',
  callForPrice: 'Call for price',
  noStore: 'Choose a store to see price and stock.',
  findStore: 'Find a store',
  noPrice: "This store doesn't show prices online. Schedule the installation or call the store.",
  noEcommerce: "This store doesn't sell online. Schedule the installation or call the store.",
  /** Prices of the tires of a pair. */
  eachFront: '{price} ea. front',
  eachRear: '{price} ea. rear',
  saleFront: 'Sale price {price} ea. front',
  saleRear: 'Sale price {price} ea. rear',
  /** The price of a complete set, with the regular price of one tire, or of a set with a pair. */
  saleSet: 'Set of 4 {price}. Regular price {regular} ea.',
  salePair: 'Set of 4 {price}. Regular price {regular}',
  tires: '{count, plural, one {# tire} other {# tires}} {price}',
  outTheDoor: '{total} out the door',
  coverage: 'for {count, plural, one {# tire} other {# tires}} at {store}',
  quantity: 'Quantity',
  frontQuantity: 'Quantity, front',
  rearQuantity: 'Quantity, rear',
  included: "What's included",
  detailsFailed: "The price and stock didn't load. Check your connection and try again.",
  unknownTire: 'We no longer carry these tires.',
  findTires: 'Find other tires',
  priceFailed: "The out-the-door price didn't load. Check your connection and try again.",
  notAdded: "These tires weren't added to your cart. Please try again.",
  notAddedOffline: "These tires weren't added to your cart. Check your connection and try again.",
  /** Subjects of the message that something takes longer than usual. */
  details: 'The price and stock',
  price: 'The out-the-door price',
  add: 'Adding to cart',
  changing: 'Changing the quantity',
  /** Names the bar for screen readers. */
  bar: 'Price and cart',
});

/** Whether the size is original for a vehicle, or `pending` while that loads. After a failure, the fit is unknown. */
export const FIT_LABELS = defineTexts('tireDetail.fit', {
  original: 'Fits your {vehicle}: original size',
  pending: 'Checking the fit for your {vehicle}…',
  unknown: "We can't check the fit for your {vehicle}.",
  other: 'Not an original size for your {vehicle}',
  front: 'Original size only for the front axle of your {vehicle}',
  rear: 'Original size only for the rear axle of your {vehicle}',
} as const satisfies Record<OriginalFit | 'pending', string>);

export const VEHICLE_LABELS = defineTexts('tireDetail.vehicle', {
  none: 'See if it fits your vehicle.',
  choose: 'Choose your vehicle',
  change: 'Change vehicle',
  check: 'Check fit',
  fitting: 'See tires that fit',
});

export const QUOTE_LABELS = defineTexts('quote', {
  heading: 'Your quote',
  goodThrough: 'Good through {day}.',
  schedule: 'Schedule the installation',
  /** Says that a visitor's cart will be replaced. */
  replaced: 'Your cart has {tires}. Adding these replaces them.',
});

export const QUOTE_MAIL_LABELS = defineTexts('quote.mail', {
  open: 'Email this quote',
  notLoaded: "The form didn't load. Please try again.",
  email: 'Email',
  send: 'Send',
  sending: 'Sending…',
  sent: "We've emailed the quote to {email}.",
  failed: "We couldn't email the quote. Please try again.",
  tooOften: 'Too many quotes have been emailed. Please try again in an hour.',
  expired: 'This quote has expired. Add the tires to your cart again for a new one.',
});
