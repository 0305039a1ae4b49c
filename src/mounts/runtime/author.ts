import './author.css';
import { mounts } from './registry';

/** Labels every placeholder with its name, and with the reason where it is not configured. */
const label = (): void => {
  for (const { element, name, problem } of mounts.values()) {
    const { mount = '', mountReason } = element.dataset;
    const state = [mount, mountReason].filter(Boolean).join(': ');
    const reason = problem instanceof Error ? problem.message : problem;
    const text = [name, state, reason].filter(Boolean).join(' — ');
    if (element.dataset['bsroAuthor'] !== text) element.dataset['bsroAuthor'] = text;
  }
};

label();
new MutationObserver(label).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['data-mount', 'data-mount-reason'],
});
