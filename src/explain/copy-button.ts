import { createElement } from '../ui/html/create-element';

const MESSAGES = {
  copy: 'Copy HTML',
  copied: 'HTML copied.',
  refused: "The browser didn't allow copying. The HTML is selected: press Ctrl+C or ⌘C.",
} as const;

/**
 * Creates an element that shows HTML and a button that copies it. If the browser refuses, the HTML is
 * selected.
 * @param announce passes a message to screen readers
 */
export const createCopyButton = (
  html: string,
  announce: (message: string) => void,
): HTMLElement => {
  const code = createElement('pre', {}, html);
  const button = createElement('button', { type: 'button' }, MESSAGES.copy);
  button.addEventListener('click', () => {
    const copying = navigator.clipboard?.writeText(html) ?? Promise.reject(new Error('insecure'));
    copying.then(
      () => announce(MESSAGES.copied),
      () => {
        getSelection()?.selectAllChildren(code);
        announce(MESSAGES.refused);
      },
    );
  });
  // Long HTML doesn't push the button out of sight.
  return createElement('div', {}, button, code);
};
