import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { OriginalFit } from './fit';

/** Texts of the tire detail page. */
export const DETAIL_LABELS = {
  addToCart: 'Add to Cart',
  adding: 'Adding to cart…',
  viewCart: 'View cart',
  unavailable: 'Unavailable',
  schedule: 'Schedule',
  call: 'Call',
  callForPrice: 'Call for price',
  chooseVehicle: 'Choose your vehicle',
  changeVehicle: 'Change vehicle',
  fitting: 'See tires that fit',
  noVehicle: 'See if it fits your vehicle.',
  noStore: 'Choose a store to see price and stock.',
  findStore: 'Find a store',
  noPrice: "This store doesn't show prices online. Schedule the installation or call the store.",
  noEcommerce: "This store doesn't sell online. Schedule the installation or call the store.",
  each: 'ea.',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  quantity: 'Quantity',
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
  outTheDoor: 'out the door',
} as const;

/** Names the bar for screen readers. */
export const BAR_LABEL = 'Price and cart';

/** The sides of a pair, in the order of its article codes. */
export const SIDES = ['front', 'rear'];

/** Formats a vehicle with its trim: `2019 Toyota Camry LE`. */
export const formatVehicle = ({ year, make, model, trim }: Vehicle): string =>
  [year, make, model, trim].filter(Boolean).join(' ');

/** Whether a size is original, or `pending` while that loads. After a failure, the fit is unknown. */
type Fit = OriginalFit | 'pending';

/** Formats whether the size is original for a vehicle. */
export const formatFit = (fit: Fit, vehicle: string): string => {
  if (fit === 'original') return `Fits your ${vehicle}: original size`;
  if (fit === 'pending') return `Checking the fit for your ${vehicle}…`;
  if (fit === 'unknown') return `We can't check the fit for your ${vehicle}.`;
  return fit === 'other'
    ? `Not an original size for your ${vehicle}`
    : `Original size only for the ${fit} axle of your ${vehicle}`;
};

/** Formats a number of tires: `2 tires`. */
export const formatCount = (tires: number): string => `${tires} ${tires === 1 ? 'tire' : 'tires'}`;

/** Formats what the out-the-door price covers: `for 4 tires at Peoria Main`. */
export const formatCoverage = (tires: number, store?: string): string =>
  `for ${formatCount(tires)} at ${store || 'your store'}`;

/** Formats how many of the page's tires are in the cart: `4 in your cart`. */
export const formatInCart = (tires: number): string => `${tires} in your cart`;

/** Formats the label of one side's quantity: `Quantity, front`. */
export const formatSideQuantity = (side = ''): string => `${DETAIL_LABELS.quantity}, ${side}`;
