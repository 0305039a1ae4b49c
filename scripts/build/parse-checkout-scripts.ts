import { array, object, parse, picklist, string } from 'valibot';
import type { CheckoutScript } from './checkout-scripts';

const schema = array(
  object({
    file: string(),
    integrity: string(),
    purpose: string(),
    owner: string(),
    loads: picklist(['always', 'onDemand']),
  }),
);

/** Parses the text of a build's `checkout-scripts.json`; throws if it is invalid. */
export const parseCheckoutScripts = (text: string): readonly CheckoutScript[] =>
  parse(schema, JSON.parse(text));
