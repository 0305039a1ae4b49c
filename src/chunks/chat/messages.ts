export const CHAT_MESSAGES = {
  open: 'Chat',
  /** Always announced, and visible if there is room for it. */
  openSuffix: ' with us',
  busy: 'Opening chat…',
  failed: "Chat didn't load. Try again or use the link.",
  /** Names the assistant's appointment button in analytics. */
  appointment: 'Book an appointment',
} as const;
