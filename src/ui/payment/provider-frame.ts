import { number, object, safeParse, string } from 'valibot';
import { getLanguage } from '../../language/language';
import { startTimer } from '../../browser/clock';
import { createHandler } from './frame-messages';
import type { MessageHandlers } from './frame-messages';
import type { RemovableFrame } from './payment-provider';

/** The page's custom property for each color of the provider's fields. */
const COLORS = {
  colorText: '--ink',
  colorMuted: '--ink-soft',
  colorBackground: '--surface-raised',
  colorBorder: '--line-strong',
  colorError: '--bad',
  colorFocus: '--focus',
} as const;

/** Reads the page's colors, font size, and corner radius for the provider's fields; omits unset ones. */
const readTheme = (element: HTMLElement): Readonly<Record<string, string | number>> => {
  const style = getComputedStyle(element);
  const colors = Object.entries(COLORS).flatMap(([name, property]) => {
    const color = style.getPropertyValue(property).trim();
    return color ? [[name, color] as const] : [];
  });
  const fontSize = Math.round(Number.parseFloat(style.fontSize));
  const radius = Math.round(Number.parseFloat(style.getPropertyValue('--radius-s')));
  return {
    ...Object.fromEntries(colors),
    ...(fontSize > 0 && { fontSize }),
    ...(radius >= 0 && { borderRadius: radius }),
  };
};

/** Milliseconds until a frame that hasn't responded counts as failed. */
export const FRAME_TIMEOUT = 15_000;

const envelope = object({ channel: string(), type: string() });

interface FrameOptions {
  readonly origin: string;
  /** Path and query of the frame's document at the origin. */
  readonly path: string;
  readonly title: string;
  readonly channel: string;
  /** The handlers of all message types except `ready` and `height`. */
  readonly handlers: MessageHandlers;
  /** Called with true when the frame is ready, and with false if it isn't ready in time. */
  readonly onLoaded: (isReady: boolean) => void;
}

export interface ProviderFrame extends RemovableFrame {
  readonly post: (message: { readonly type: string } & Readonly<Record<string, unknown>>) => void;
}

/**
 * Shows a frame of the payment provider in an element, and exchanges messages with it
 * (docs/payments.md#messages). Ignores messages from other windows
 * or origins, on other channels, or of the wrong shape.
 */
export const showProviderFrame = (
  container: HTMLElement,
  { origin, path, title, channel, handlers: ownHandlers, onLoaded }: FrameOptions,
): ProviderFrame => {
  const frame = document.createElement('iframe');
  const url = new URL(path, origin);
  url.searchParams.set('origin', location.origin);
  url.searchParams.set('locale', getLanguage().locale);
  frame.src = url.href;
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
    height: createHandler(object({ height: number() }), ({ height }) => {
      if (Number.isInteger(height) && height >= 0) frame.style.blockSize = `${height}px`;
    }),
  };
  const handleMessage = ({ origin: sender, source, data }: MessageEvent<unknown>): void => {
    if (sender !== origin || source !== frame.contentWindow) return;
    const parsed = safeParse(envelope, data);
    if (!parsed.success || parsed.output.channel !== channel) return;
    const { type } = parsed.output;
    if (Object.hasOwn(handlers, type)) handlers[type]?.(data);
  };
  addEventListener('message', handleMessage);
  container.append(frame);
  return {
    post,
    remove: () => {
      stopWaiting();
      removeEventListener('message', handleMessage);
      frame.remove();
    },
  };
};
