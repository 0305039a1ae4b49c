import { object, safeParse, string } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { startTimer } from '../browser/clock';
import type { RemovableFrame } from './payment-provider';
import { readTheme } from './read-theme';

/** Milliseconds until a frame that hasn't answered counts as failed. */
export const FRAME_TIMEOUT = 15_000;

const envelope = object({ channel: string() });

interface FrameOptions<Schema extends GenericSchema> {
  readonly origin: string;
  /** Address of the frame's document, at the origin. */
  readonly path: string;
  readonly title: string;
  readonly channel: string;
  readonly schema: Schema;
  readonly onMessage: (message: InferOutput<Schema>) => void;
  /** The frame listens, or didn't in time. */
  readonly onLoaded: (isReady: boolean) => void;
}

/** A frame of the payment provider that the page talks to. */
export interface ProviderFrame extends RemovableFrame {
  readonly post: (message: { readonly type: string } & Readonly<Record<string, unknown>>) => void;
}

/**
 * Shows a frame of the payment provider in an element, and exchanges messages with it
 * (docs/payments.md#messages). Ignores messages of other windows, origins, channels, and shapes.
 */
export const showProviderFrame = <Schema extends GenericSchema<unknown, { type: string }>>(
  container: HTMLElement,
  { origin, path, title, channel, schema, onMessage, onLoaded }: FrameOptions<Schema>,
): ProviderFrame => {
  const frame = document.createElement('iframe');
  const address = new URL(path, origin);
  address.searchParams.set('origin', location.origin);
  frame.src = address.href;
  frame.title = title;
  frame.className = 'bsro-payment-frame';

  const post: ProviderFrame['post'] = (message) =>
    frame.contentWindow?.postMessage({ channel, ...message }, origin);
  const stopWaiting = startTimer(FRAME_TIMEOUT, () => onLoaded(false));
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const parsedEnvelope = safeParse(envelope, event.data);
    if (!parsedEnvelope.success || parsedEnvelope.output.channel !== channel) return;
    const parsed = safeParse(schema, event.data);
    if (!parsed.success) return;
    const message = parsed.output;
    if (message.type === 'ready') {
      stopWaiting();
      post({ type: 'init', theme: readTheme(container) });
      onLoaded(true);
    }
    if ('height' in message && typeof message.height === 'number') {
      frame.style.blockSize = `${message.height}px`;
    }
    onMessage(message);
  };
  addEventListener('message', listen);
  container.append(frame);
  return {
    post,
    remove: () => {
      stopWaiting();
      removeEventListener('message', listen);
      frame.remove();
    },
  };
};
