import { loadScript } from '../../browser/load-script';

/** The assistant's context: the visitor's store (CHAT-1). */
export interface ChatContext {
  readonly storeNumber: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly zip: string;
}

export interface ChatHooks {
  /** Called when a conversation starts or ends. */
  readonly onConversation: (isOpen: boolean) => void;
  readonly onClose: () => void;
  /** Called when the visitor requests an appointment. */
  readonly onAppointment: () => void;
}

export interface ChatWidget {
  readonly hasOpenConversation: () => boolean;
  readonly open: (takesFocus: boolean) => void;
  readonly setContext: (context: ChatContext | undefined) => void;
  readonly destroy: () => void;
}

/** Milliseconds after which loading the script or creating the widget fails. */
export const CHAT_TIMEOUT = 10_000;

/** Global that the provider's script defines. */
const GLOBAL = 'ChatAssistant';

/** Name of the Trusted Types policy, which the page's CSP has to allow (docs/integration.md#headers). */
const POLICY = 'bsro-ui-chat';

const getMember = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** Calls a method of a provider's object. @throws TypeError if it has no such method */
const callMethod = (holder: unknown, name: string, ...args: unknown[]): unknown => {
  const method = getMember(holder, name);
  if (typeof method !== 'function') throw new TypeError(`the chat provider has no ${name}`);
  return Reflect.apply(method, holder, args);
};

const rejectAfterTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the chat provider timed out')), CHAT_TIMEOUT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Loads the provider's script, unless it is loaded already, and creates its widget.
 * @throws if the script doesn't load, times out, throws, or isn't the provider's
 */
export const createWidget = async (src: string, hooks: ChatHooks): Promise<ChatWidget> => {
  if (!Reflect.has(window, GLOBAL)) await rejectAfterTimeout(loadScript(src, POLICY));
  const create = async (): Promise<unknown> =>
    callMethod(Reflect.get(window, GLOBAL), 'create', hooks);
  const widget = await rejectAfterTimeout(create()).catch((error: unknown) => {
    // The next attempt loads the script again.
    Reflect.deleteProperty(window, GLOBAL);
    throw error;
  });
  return {
    hasOpenConversation: () => callMethod(widget, 'hasOpenConversation') === true,
    open: (takesFocus) => void callMethod(widget, 'open', { takesFocus }),
    setContext: (context) => void callMethod(widget, 'setContext', context),
    destroy: () => void callMethod(widget, 'destroy'),
  };
};
