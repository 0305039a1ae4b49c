import { track } from '../../analytics/track';
import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import type { ChatAttributes } from '../../mounts/placeholders/chat';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getAppointmentUrl } from '../../site/appointment-url';
import { getReduxStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';
import { isBusy, setBusy } from '../../ui/loading/aria-busy';
import { createWidget } from './provider';
import type { ChatContext, ChatWidget } from './provider';
import '../../ui/styles/visually-hidden.css';
import './chat.css';

export const CHAT_MESSAGES = {
  open: 'Chat',
  /** Always announced, and visible if there is room for it. */
  openSuffix: ' with us',
  busy: 'Opening chat…',
  failed: "Chat didn't load. Try again or use the link.",
  /** Names the assistant's appointment button in analytics. */
  appointment: 'Book an appointment',
} as const;

/** Storage key of an open conversation. */
export const OPEN_CONVERSATION = 'chatConversation';
/** Milliseconds for which an open conversation is stored. */
const CONVERSATION_LIFETIME_MS = 86_400_000;

/** Class of the root element and of the footer or body, which then leave space for the button. */
const SPACE_CLASS = 'bsro-chat-space';

/** Returns my store as context for the assistant. */
const getContext = (): ChatContext | undefined => {
  const store = selectMyStore(getReduxStore().getState());
  if (!store) return undefined;
  const { storeNumber, city, state, address, zip } = store;
  return { storeNumber, city, state, address, zip };
};

/**
 * Replaces the CMS's link with the chat button. The provider's script loads on the first click, or
 * at once for an open conversation, which is then reopened. If it fails to load, the link is shown
 * again (CHAT-1).
 */
export const launch = ({
  attributes: { src },
  element,
}: RootProps<ChatAttributes>): (() => void) => {
  const reduxStore = getReduxStore();
  const links = [...element.querySelectorAll('a')];
  const button = document.createElement('button');
  const status = document.createElement('span');
  let widgetPromise: Promise<ChatWidget> | undefined;
  let isUnmounted = false;
  let sentContext: ChatContext | undefined;

  const showLinks = (isShown: boolean): void => {
    for (const link of links) link.hidden = !isShown;
  };
  const handleFailure = (error: unknown): void => {
    widgetPromise = undefined;
    report(error, { source: 'chat', during: 'provider' });
    if (isUnmounted) return;
    element.dataset['chat'] = 'not-loaded';
    status.className = 'bsro-chat__failure';
    status.textContent = CHAT_MESSAGES.failed;
    button.hidden = false;
    showLinks(true);
  };
  /** Runs provider code, which may throw. */
  const runSafely = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      handleFailure(error);
    }
  };
  const hooks = {
    onConversation: (isOpen: boolean): void => {
      if (isOpen) writeItem(OPEN_CONVERSATION, true, CONVERSATION_LIFETIME_MS);
      else removeItem(OPEN_CONVERSATION);
    },
    onClose: (): void => {
      button.hidden = false;
      element.dataset['chat'] = 'ready';
      track({ event: 'ui_interaction', component: 'chat', action: 'close' });
      button.focus();
    },
    onAppointment: (): void => {
      const storeNumber = getContext()?.storeNumber;
      const destination = getAppointmentUrl({
        sa_source: 'chat',
        ...(storeNumber !== undefined && { storeNumber }),
      });
      track({ event: 'cta_click', area: 'chat', label: CHAT_MESSAGES.appointment, destination });
      goTo(destination);
    },
  };
  const sendContext = (widget: ChatWidget): void => {
    const context = getContext();
    if (context?.storeNumber === sentContext?.storeNumber) return;
    sentContext = context;
    runSafely(() => widget.setContext(context));
  };
  const loadWidget = async (): Promise<ChatWidget> => {
    widgetPromise ??= createWidget(src, hooks);
    return widgetPromise;
  };
  /** Opens the chat. @param isRequested false on page load, which only reopens an open conversation */
  const open = async (isRequested: boolean): Promise<void> => {
    if (isBusy(button)) return;
    setBusy(button, true);
    status.className = 'bsro-visually-hidden';
    status.textContent = isRequested ? CHAT_MESSAGES.busy : '';
    try {
      const widget = await loadWidget();
      if (isUnmounted) {
        widget.destroy();
        return;
      }
      sendContext(widget);
      const isOpen = widget.hasOpenConversation();
      if (!isOpen) removeItem(OPEN_CONVERSATION);
      element.dataset['chat'] = 'ready';
      status.textContent = '';
      showLinks(false);
      if (!isRequested && !isOpen) return;
      widget.open(isRequested);
      button.hidden = true;
      element.dataset['chat'] = 'open';
      track({
        event: 'ui_interaction',
        component: 'chat',
        action: isRequested ? 'open' : 'open again',
      });
    } catch (error) {
      handleFailure(error);
    } finally {
      setBusy(button, false);
    }
  };

  button.type = 'button';
  button.className = 'bsro-chat__launcher';
  const suffix = document.createElement('span');
  suffix.className = 'bsro-chat__more';
  suffix.textContent = CHAT_MESSAGES.openSuffix;
  button.append(CHAT_MESSAGES.open, suffix);
  button.addEventListener('click', () => void open(true));
  status.setAttribute('role', 'status');
  element.classList.add('bsro-chat');
  const spaced = [document.documentElement, element.closest('footer') ?? document.body];
  for (const { classList } of spaced) classList.add(SPACE_CLASS);
  element.dataset['chat'] = 'ready';
  element.append(button, status);
  showLinks(false);
  const unsubscribe = reduxStore.subscribe(() => {
    void widgetPromise?.then(sendContext, () => {});
  });
  if (readItem(OPEN_CONVERSATION, CONVERSATION_LIFETIME_MS) === true) void open(false);

  return () => {
    isUnmounted = true;
    unsubscribe();
    widgetPromise?.then(
      (widget) => runSafely(() => widget.destroy()),
      () => {},
    );
    button.remove();
    status.remove();
    showLinks(true);
    element.classList.remove('bsro-chat');
    for (const { classList } of spaced) classList.remove(SPACE_CLASS);
    delete element.dataset['chat'];
  };
};
