import { safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

/** Names of the message channels between a page and its frames (docs/payments.md#messages). */
export const CHANNELS = { card: 'card-fields', challenge: 'payment-challenge' } as const;

/** The handlers of a frame's messages, by message type. */
export type MessageHandlers = Readonly<Record<string, (message: unknown) => void>>;

/** Creates a message handler that ignores messages of the wrong shape. */
export const createHandler =
  <Schema extends GenericSchema>(
    schema: Schema,
    onMessage: (fields: InferOutput<Schema>) => void,
  ): MessageHandlers[string] =>
  (message) => {
    const parsed = safeParse(schema, message);
    if (parsed.success) onMessage(parsed.output);
  };
