import { number, object, safeParse, string } from 'valibot';
import { startTimer } from '../browser/clock';
import { handle } from './frame-messages';
import type { MessageHandlers } from './frame-messages';
import type { RemovableFrame } from './payment-provider';
import { readTheme } from './read-theme';

/** Milliseconds until a frame that hasn't answered counts as failed. */
export const FRAME_TIMEOUT = 15_000;

const envelope = object({ channel: string(), type: string() });

interface FrameOptions {
  readonly origin: string;
  /** Address of the frame's document, at the origin. */
  readonly path: string;
  readonly title: string;
  readonly channel: string;
  /** For all types but `ready` and `height`. */
  readonly handlers: MessageHandlers;
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
export const showProviderFrame = (
  container: HTMLElement,
  { origin, path, title, channel, handlers: ownHandlers, onLoaded }: FrameOptions,
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
  const handlers: MessageHandlers = {
    ...ownHandlers,
    ready: () => {
      stopWaiting();
      post({ type: 'init', theme: readTheme(container) });
      onLoaded(true);
    },
    height: handle(object({ height: number() }), ({ height }) => {
      if (Number.isInteger(height) && height >= 0) frame.style.blockSize = `${height}px`;
    }),
  };
  const listen = ({ origin: sender, source, data }: MessageEvent<unknown>): void => {
    if (sender !== origin || source !== frame.contentWindow) return;
    const parsed = safeParse(envelope, data);
    if (!parsed.success || parsed.output.channel !== channel) return;
    const { type } = parsed.output;
    if (Object.hasOwn(handlers, type)) handlers[type]?.(data);
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
