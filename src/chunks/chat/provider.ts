import { keepGlobals } from './keep-globals';

/** What the assistant is told of the visitor's store (CHAT-1). */
export interface ChatContext {
  readonly storeNumber: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly zip: string;
}

/** What the provider tells the page. */
export interface ChatHooks {
  /** A conversation has begun, or is over. */
  readonly onConversation: (isOpen: boolean) => void;
  readonly onClose: () => void;
  /** The visitor asks for an appointment. */
  readonly onAppointment: () => void;
}

/** The provider's widget. */
export interface ChatWidget {
  readonly hasOpenConversation: () => boolean;
  readonly open: (takesFocus: boolean) => void;
  readonly setContext: (context: ChatContext | undefined) => void;
  readonly destroy: () => void;
}

/** Milliseconds until a script, or a widget, that does not come counts as not loaded. */
export const CHAT_LIMIT = 10_000;

/** Global that the provider's script defines. */
const GLOBAL = 'ChatAssistant';

/** The page's policy names it where the provider's script may load (README). */
const POLICY = 'bsro-ui-chat';

const memberOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** Calls a method of something that others made. @throws TypeError when it has none */
const callOn = (holder: unknown, name: string, ...given: unknown[]): unknown => {
  const method = memberOf(holder, name);
  if (typeof method !== 'function') throw new TypeError(`the chat provider has no ${name}`);
  return Reflect.apply(method, holder, given);
};

/** Ends a wait for something that hangs. */
const within = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the chat provider hangs')), CHAT_LIMIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

let policy: unknown;

/** The script's address in the form that the page's policy of trusted types asks for. */
const trusted = (src: string): unknown => {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (!factory) return src;
  policy ??= callOn(factory, 'createPolicy', POLICY, { createScriptURL: (url: string) => url });
  return callOn(policy, 'createScriptURL', src);
};

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const restore = keepGlobals();
    Reflect.set(script, 'src', trusted(src));
    script.nonce = __webpack_nonce__;
    script.addEventListener('load', () => {
      restore();
      resolve();
    });
    script.addEventListener('error', () =>
      reject(new Error(`the chat script ${src} did not load`)),
    );
    document.head.append(script);
  });

/**
 * Loads the provider's script, unless it is there, and makes its widget.
 * @throws when the script does not come, hangs, fails or is not the provider's
 */
export const makeWidget = async (src: string, hooks: ChatHooks): Promise<ChatWidget> => {
  if (!Reflect.has(window, GLOBAL)) await within(loadScript(src));
  const create = async (): Promise<unknown> => callOn(Reflect.get(window, GLOBAL), 'create', hooks);
  const widget = await within(create()).catch((error: unknown) => {
    // The next attempt begins with another copy of the script.
    Reflect.deleteProperty(window, GLOBAL);
    throw error;
  });
  return {
    hasOpenConversation: () => callOn(widget, 'hasOpenConversation') === true,
    open: (takesFocus) => void callOn(widget, 'open', { takesFocus }),
    setContext: (context) => void callOn(widget, 'setContext', context),
    destroy: () => void callOn(widget, 'destroy'),
  };
};
