import { defineTexts } from '../../language/define-texts';

export const CHAT_MESSAGES = defineTexts('chat', {
  open: 'Chat with us',
  /** Replaces `open` on phones, but screen readers still read `open`. */
  openShort: 'Chat',
  busy: 'Opening chat…',
  failed: "Chat didn't load. Try again or use the link.",
});
