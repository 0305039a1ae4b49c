import { track } from '../../analytics/track';
import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import type { ChatAttributes } from '../../mounts/placeholders/chat';
import type { RootProps } from '../../mounts/schema/placeholder';
import { chatAppointmentAddress } from '../../site/chat-address';
import { getReduxStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';
import { isBusy, setBusy } from '../../ui/loading/aria-busy';
import { makeWidget } from './provider';
import type { ChatContext, ChatWidget } from './provider';
import '../../ui/styles/visually-hidden.css';
import './chat.css';

/** Local storage's word for a conversation that goes on, and the milliseconds that it counts. */
export const OPEN_CONVERSATION = 'chatConversation';
const CONVERSATION_LIFE = 86_400_000;

const WORDS = {
  open: 'Chat',
  /** Read, and seen where there is room for it. */
  more: ' with us',
  busy: 'Opening the chat…',
  failed: 'The chat did not load. Try again, or use the link.',
} as const;

/** The visitor's store as the assistant is told of it. */
const contextNow = (): ChatContext | undefined => {
  const store = selectMyStore(getReduxStore().getState());
  if (!store) return undefined;
  const { storeNumber, city, state, address, zip } = store;
  return { storeNumber, city, state, address, zip };
};

/**
 * The button that opens the chat, in place of the CMS's link. The provider's script loads for the
 * first press, or for a conversation that is still open, which then opens by itself; where it does
 * not come the link is there again (CHAT-1).
 */
export const launch = ({
  attributes: { src },
  element,
}: RootProps<ChatAttributes>): (() => void) => {
  const store = getReduxStore();
  const links = [...element.querySelectorAll('a')];
  const button = document.createElement('button');
  const status = document.createElement('span');
  let making: Promise<ChatWidget> | undefined;
  let isOver = false;
  let told: ChatContext | undefined;

  const showLinks = (isShown: boolean): void => {
    for (const link of links) link.hidden = !isShown;
  };
  const failed = (error: unknown): void => {
    making = undefined;
    report(error, { source: 'chat', during: 'provider' });
    if (isOver) return;
    element.dataset['chat'] = 'not-loaded';
    status.className = 'bsro-chat__failure';
    status.textContent = WORDS.failed;
    button.hidden = false;
    showLinks(true);
  };
  /** What the provider does with it is not ours to trust. */
  const safely = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      failed(error);
    }
  };
  const hooks = {
    onConversation: (isOpen: boolean): void => {
      if (isOpen) writeItem(OPEN_CONVERSATION, true, CONVERSATION_LIFE);
      else removeItem(OPEN_CONVERSATION);
    },
    onClose: (): void => {
      button.hidden = false;
      element.dataset['chat'] = 'ready';
      track({ event: 'ui_interaction', component: 'chat', action: 'close' });
      button.focus();
    },
    onAppointment: (): void => {
      const destination = chatAppointmentAddress(contextNow()?.storeNumber);
      track({ event: 'cta_click', area: 'chat', label: 'Book an appointment', destination });
      goTo(destination);
    },
  };
  const tellStore = (widget: ChatWidget): void => {
    const context = contextNow();
    if (context?.storeNumber === told?.storeNumber) return;
    told = context;
    safely(() => widget.setContext(context));
  };
  const make = async (): Promise<ChatWidget> => {
    making ??= makeWidget(src, hooks);
    return making;
  };
  const open = async (isAsked: boolean): Promise<void> => {
    if (isBusy(button)) return;
    setBusy(button, true);
    status.className = 'bsro-visually-hidden';
    status.textContent = isAsked ? WORDS.busy : '';
    try {
      const widget = await make();
      if (isOver) {
        widget.destroy();
        return;
      }
      tellStore(widget);
      const isOpen = widget.hasOpenConversation();
      if (!isOpen) removeItem(OPEN_CONVERSATION);
      element.dataset['chat'] = 'ready';
      status.textContent = '';
      showLinks(false);
      if (!isAsked && !isOpen) return;
      widget.open(isAsked);
      button.hidden = true;
      element.dataset['chat'] = 'open';
      track({
        event: 'ui_interaction',
        component: 'chat',
        action: isAsked ? 'open' : 'open again',
      });
    } catch (error) {
      failed(error);
    } finally {
      setBusy(button, false);
    }
  };

  button.type = 'button';
  button.className = 'bsro-chat__launcher';
  const more = document.createElement('span');
  more.className = 'bsro-chat__more';
  more.textContent = WORDS.more;
  button.append(WORDS.open, more);
  button.addEventListener('click', () => void open(true));
  status.setAttribute('role', 'status');
  element.classList.add('bsro-chat');
  element.dataset['chat'] = 'ready';
  element.append(button, status);
  showLinks(false);
  const unsubscribe = store.subscribe(() => {
    void making?.then(tellStore, () => {});
  });
  if (readItem(OPEN_CONVERSATION, CONVERSATION_LIFE) === true) void open(false);

  return () => {
    isOver = true;
    unsubscribe();
    making?.then(
      (widget) => safely(() => widget.destroy()),
      () => {},
    );
    button.remove();
    status.remove();
    showLinks(true);
    element.classList.remove('bsro-chat');
    delete element.dataset['chat'];
  };
};
