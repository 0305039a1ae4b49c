import { definePlainTexts } from '../../language/plain-texts';
import type { Mount } from './registry';

export const getNoticeText = definePlainTexts('notice', {
  loading: 'Still loading.',
  failed: "This section didn't load.",
  retry: 'Try again',
  updated: 'This page has been updated.',
  reload: 'Reload',
});

/**
 * Shows a message with a button after the CMS's nodes. The elements are reused for the next message,
 * so that neither the announcement nor the focus is lost.
 */
export const showNotice = (
  mount: Mount,
  text: string,
  label = '',
  onClick: (() => void) | null = null,
): void => {
  if (!mount.notice) {
    const root = document.createElement('p');
    const status = document.createElement('span');
    const button = document.createElement('button');
    root.className = 'bsro-notice';
    status.className = 'bsro-notice__text';
    status.setAttribute('role', 'status');
    button.className = 'bsro-notice__button';
    button.type = 'button';
    button.style.minHeight = '44px';
    root.append(status, ' ', button);
    mount.element.append(root);
    mount.notice = { root, status, button };
  }
  const { status, button } = mount.notice;
  // A status is announced when its text changes, not when it is inserted with its text.
  setTimeout(() => status.replaceChildren(text));
  button.hidden = !label;
  // The property replaces the previous listener.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  button.onclick = onClick;
  button.textContent = label;
};
