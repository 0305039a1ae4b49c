import './author.css';
import { mounts } from './registry';

/** Labels each placeholder with its name, its state, and its problem. */
const labelPlaceholders = (): void => {
  for (const { element, name } of mounts.values()) {
    const { mount = '', mountReason } = element.dataset;
    const text = [name, mount, mountReason].filter(Boolean).join(' — ');
    if (element.dataset['bsroAuthor'] !== text) element.dataset['bsroAuthor'] = text;
  }
};

/** Labels the placeholders, and again whenever one of them changes. */
export const startLabels = (): void => {
  labelPlaceholders();
  new MutationObserver(labelPlaceholders).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-mount', 'data-mount-reason'],
  });
};
