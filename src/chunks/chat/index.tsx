import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { defineTexts } from '../../language/define-texts';
import type { ChatAttributes } from '../../mounts/placeholders/chat';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectMyStore } from '../../store/meta/meta-slice';
import { CmsContent } from '../../ui/loading/CmsContent';
import { createChat } from './chat';
import type { Chat, ChatView } from './chat';
import './chat.css';

const CHAT_MESSAGES = defineTexts('chat', {
  open: 'Chat with us',
  /** Replaces `open` on phones, but screen readers still read `open`. */
  openShort: 'Chat',
  busy: 'Opening chat…',
  failed: "Chat didn't load. Try again or use the link.",
});

/** Class of the root element and of the footer or body, which then leave space for the button. */
const SPACE_CLASS = 'bsro-chat-space';

/** Fixes the placeholder to the corner of the window, with space for it at the end of the page. */
const useFixedPlace = (element: HTMLElement): void => {
  useLayoutEffect(() => {
    const spaced = [document.documentElement, element.closest('footer') ?? document.body];
    element.classList.add('bsro-chat');
    for (const { classList } of spaced) classList.add(SPACE_CLASS);
    return () => {
      element.classList.remove('bsro-chat');
      for (const { classList } of spaced) classList.remove(SPACE_CLASS);
    };
  }, [element]);
};

/** Keeps the chat of a mount while its root renders again, so that an open chat stays open. */
const chats = new WeakMap<readonly ChildNode[], Chat>();

/** Creates the chat of the mount, and opens a conversation that the visitor left open. */
const useChat = (src: string, cms: readonly ChildNode[]) => {
  const reduxStore = useAppStore();
  const storeNumber = useAppSelector((state) => selectMyStore(state)?.storeNumber);
  const [chat] = useState(() => {
    const kept = chats.get(cms) ?? createChat({ src, reduxStore });
    chats.set(cms, kept);
    return kept;
  });
  const view = useSyncExternalStore(chat.subscribe, chat.getView);
  useEffect(() => chat.start(), [chat]);
  useEffect(() => chat.updateContext(), [chat, storeNumber]);

  return { view, open: () => void chat.open('visitor') };
};

const useFocusAfterClose = (
  button: RefObject<HTMLButtonElement | null>,
  state: ChatView['state'],
): void => {
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === 'open' && state === 'ready') button.current?.focus();
    before.current = state;
  }, [button, state]);
};

/**
 * The chat button, which replaces the CMS's link. The provider's script loads on the first click, or at once for an
 * open conversation, which is then reopened. If it fails to load, the link is shown again (CHAT-1).
 */
export default function ChatLauncher({
  attributes: { src },
  element,
  cms,
}: RootProps<ChatAttributes>) {
  const button = useRef<HTMLButtonElement>(null);
  const { view, open } = useChat(src, cms);
  const { state, opener } = view;
  const hasFailed = state === 'not-loaded';
  const isFailureShown = hasFailed && !opener;

  useFixedPlace(element);
  useFocusAfterClose(button, state);
  useLayoutEffect(() => {
    element.setAttribute('data-chat', state);
    return () => element.removeAttribute('data-chat');
  }, [element, state]);

  const getStatus = (): string => {
    if (opener) return opener === 'visitor' ? CHAT_MESSAGES.busy : '';
    return hasFailed ? CHAT_MESSAGES.failed : '';
  };
  return (
    <>
      {hasFailed && <CmsContent nodes={cms} />}
      <button
        ref={button}
        type="button"
        className="bsro-chat__launcher"
        hidden={state === 'open'}
        aria-busy={opener !== undefined || undefined}
        onClick={open}
      >
        <span className="bsro-visually-hidden--phone">{CHAT_MESSAGES.open}</span>
        <span className="bsro-chat__short-label" aria-hidden="true">
          {CHAT_MESSAGES.openShort}
        </span>
      </button>
      <span
        className={isFailureShown ? 'bsro-chat__failure' : 'bsro-visually-hidden'}
        role="status"
      >
        {getStatus()}
      </span>
    </>
  );
}
