import { PlaceholderError } from '../../browser/placeholder-error';
import { report } from '../../browser/report';
import { describeMistakes } from '../schema/describe-mistakes';
import type { Mistake } from '../schema/mistake';
import { type Mount, mounts, show } from './registry';

/** Reports the mistakes in a placeholder, and adds those that end its mount to its label (MOUNT-8). */
export const reportMistakes = (mount: Mount, mistakes: readonly Mistake[]): void => {
  const { name, element, prepared } = mount;
  const isNested = mistakes.includes('nested');
  const during = isNested ? 'nested' : 'attributes';
  for (const message of describeMistakes(mistakes)) {
    const error = new PlaceholderError(message);
    if (!prepared) mount.problem = error;
    report(error, { source: name, during, element });
  }
  // Author mode labels an element when its state is written.
  if (!prepared && mounts.get(element) === mount) show(mount, isNested ? 'off' : 'failed', during);
};
