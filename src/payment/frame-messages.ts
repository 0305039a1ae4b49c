import { safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

/** Names of the conversations between a page and a frame (docs/payments.md#messages). */
export const CHANNELS = { card: 'card-fields', challenge: 'payment-challenge' } as const;

/** Handles the messages of a frame, by type. */
export type MessageHandlers = Readonly<Record<string, (message: unknown) => void>>;

/** Creates a handler of a type of messages, which ignores those without the right fields. */
export const handle =
  <Schema extends GenericSchema>(
    schema: Schema,
    run: (fields: InferOutput<Schema>) => void,
  ): MessageHandlers[string] =>
  (message) => {
    const parsed = safeParse(schema, message);
    if (parsed.success) run(parsed.output);
  };
