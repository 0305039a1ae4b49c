import type { RootProps } from '../../../src/mounts/schema/placeholder';
import type { ProbeAttributes } from './probes';

/** Marks the element; throws on start, on a click, or in a promise, as its markup specifies. */
export default function enhance({
  element,
  attributes: { throws },
}: RootProps<ProbeAttributes>): () => void {
  if (throws === 'render') throw new Error('in enhancement');
  const onClick = () => {
    if (throws === 'event') throw new Error('in event');
    if (throws === 'promise') void Promise.reject(new Error('in promise'));
    element.dataset['clicked'] = 'true';
  };
  element.classList.add('bsro-enhanced');
  element.addEventListener('click', onClick);
  return () => {
    element.classList.remove('bsro-enhanced');
    element.removeEventListener('click', onClick);
  };
}
