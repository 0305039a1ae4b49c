import { exactOptional, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';

/** The vehicle of a quote, a cart, an order, or an appointment. */
export const quotedVehicle = object({
  year: number(),
  make: string(),
  model: string(),
  trim: exactOptional(string()),
});

export type QuotedVehicle = Readonly<InferOutput<typeof quotedVehicle>>;
