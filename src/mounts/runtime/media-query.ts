import type { MediaByAttribute } from '../schema/placeholder';
import type { Phase } from './registry';

export const getMediaQuery = ({ dataset }: HTMLElement, media?: MediaByAttribute) => {
  const condition = media?.queries[dataset[media.attribute]?.trim() ?? ''];
  return condition && typeof matchMedia === 'function' ? matchMedia(condition) : undefined;
};

/**
 * Calls back when a media query's result changes, until the phase ends. If a modal is open, it waits
 * until the modal closes: it may belong to the mount, and rotating a phone must not lose a form.
 */
export const onMediaQueryChange = (
  query: MediaQueryList,
  { cleanups }: Phase,
  callback: () => void,
): void => {
  const controller = new AbortController();
  const { signal } = controller;
  const { matches } = query;
  const checkQuery = (): void => {
    if (query.matches === matches) return;
    const modal = document.querySelector('.bsro-dialog[open]');
    if (modal) modal.addEventListener('close', checkQuery, { once: true, signal });
    else callback();
  };
  query.addEventListener('change', checkQuery, { signal });
  cleanups.push(() => controller.abort());
};
