import { track } from '../../analytics/track';
import { createListeners } from '../../browser/listeners';
import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';
import { startTimer } from '../../browser/clock';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import { getAppointmentUrl } from '../../site/appointment-url';
import type { AppStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';
import { createWidget } from './provider';
import type { ChatContext, ChatWidget } from './provider';

/** Storage key of an open conversation. */
export const OPEN_CONVERSATION = 'chatConversation';
const CONVERSATION_LIFETIME_MS = 86_400_000;

/** Names the assistant's appointment button in analytics. */
const APPOINTMENT_BUTTON = 'Book an appointment';

const hasOpenConversation = (): boolean =>
  readItem(OPEN_CONVERSATION, CONVERSATION_LIFETIME_MS) === true;

export interface ChatView {
  readonly state: 'ready' | 'open' | 'not-loaded';
  /** Who opens the chat while it is being opened: the visitor, or the page, for an open conversation. */
  readonly opener: 'visitor' | 'page' | undefined;
}

const READY: ChatView = { state: 'ready', opener: undefined };

interface ChatOptions {
  readonly src: string;
  readonly reduxStore: AppStore;
}

export interface Chat {
  /** Opens the chat; for the page, only if there is an open conversation. */
  readonly open: (opener: 'visitor' | 'page') => Promise<void>;
  /** Sends my store as the context to the assistant, if it has changed. */
  readonly updateContext: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getView: () => ChatView;
  /**
   * Opens a conversation that the visitor left open. The returned function destroys the chat, unless it is started again
   * at once, because the root renders again after another script has moved its nodes.
   */
  readonly start: () => () => void;
}

/** Creates the provider's chat, whose script loads when it first opens (CHAT-1). */
export const createChat = ({ src, reduxStore }: ChatOptions): Chat => {
  const listeners = createListeners();
  let view = READY;
  let widgetPromise: Promise<ChatWidget> | undefined;
  let sentContext: ChatContext | undefined;
  let cancelDestroy = (): void => {};

  const show = (changes: Partial<ChatView>): void => {
    view = { ...view, ...changes };
    listeners.notify();
  };
  const handleFailure = (error: unknown): void => {
    widgetPromise = undefined;
    report(error, { source: 'chat', during: 'provider' });
    show({ state: 'not-loaded' });
  };
  /** Runs provider code, which may throw. */
  const runSafely = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      handleFailure(error);
    }
  };
  const getContext = (): ChatContext | undefined => {
    const myStore = selectMyStore(reduxStore.getState());
    if (!myStore) return undefined;
    const { storeNumber, city, state, address, zip } = myStore;
    return { storeNumber, city, state, address, zip };
  };
  const sendContext = (widget: ChatWidget): void => {
    const context = getContext();
    if (context?.storeNumber === sentContext?.storeNumber) return;
    sentContext = context;
    runSafely(() => widget.setContext(context));
  };
  const hooks = {
    onConversation: (isOpen: boolean): void => {
      if (isOpen) writeItem(OPEN_CONVERSATION, true, CONVERSATION_LIFETIME_MS);
      else removeItem(OPEN_CONVERSATION);
    },
    onClose: (): void => {
      show({ state: 'ready' });
      track({ event: 'ui_interaction', component: 'chat', action: 'close' });
    },
    onAppointment: (): void => {
      const storeNumber = getContext()?.storeNumber;
      const destination = getAppointmentUrl({
        sa_source: 'chat',
        ...(storeNumber !== undefined && { storeNumber }),
      });
      track({ event: 'cta_click', area: 'chat', label: APPOINTMENT_BUTTON, destination });
      goTo(destination);
    },
  };

  const open = async (opener: 'visitor' | 'page'): Promise<void> => {
    const isOpening = view.opener !== undefined;
    // A press wins over the page, which opens only an open conversation.
    if (!isOpening || opener === 'visitor') show({ opener });
    if (isOpening) return;
    widgetPromise ??= createWidget(src, hooks);
    const current = widgetPromise;
    try {
      const widget = await current;
      // Destroyed in the meantime.
      if (widgetPromise !== current) return;
      sendContext(widget);
      const isOpen = widget.hasOpenConversation();
      if (!isOpen) removeItem(OPEN_CONVERSATION);
      const isRequested = view.opener === 'visitor';
      show({ state: 'ready' });
      if (!isRequested && !isOpen) return;
      widget.open(isRequested);
      show({ state: 'open' });
      track({
        event: 'ui_interaction',
        component: 'chat',
        action: isRequested ? 'open' : 'open again',
      });
    } catch (error) {
      handleFailure(error);
    } finally {
      show({ opener: undefined });
    }
  };
  const destroy = (): void => {
    widgetPromise?.then(
      (widget) => runSafely(() => widget.destroy()),
      () => {},
    );
    widgetPromise = undefined;
    sentContext = undefined;
    view = READY;
  };

  return {
    open,
    updateContext() {
      void widgetPromise?.then(sendContext, () => {});
    },
    subscribe: listeners.subscribe,
    getView: () => view,
    start() {
      cancelDestroy();
      if (view.state !== 'open' && hasOpenConversation()) void open('page');
      return () => {
        cancelDestroy = startTimer(0, destroy);
      };
    },
  };
};
