import { PlaceholderError } from '../../browser/placeholder-error';
import { report } from '../../browser/report';
import { describeMistakes } from '../schema/describe-mistakes';
import type { AttributeMistake } from '../schema/read-attributes';
import { type Mount, mounts, show } from './registry';

/** Reports the mistakes in a placeholder's attributes, and adds a fatal one to its label (MOUNT-8). */
export const reportMistakes = (mount: Mount, mistakes: readonly AttributeMistake[]): void => {
  const { name, element } = mount;
  for (const message of describeMistakes(mistakes)) {
    const error = new PlaceholderError(message);
    if (!mount.prepared) mount.problem = error;
    report(error, { source: name, during: 'attributes', element });
  }
  // Author mode labels an element when its state is written.
  if (!mount.prepared && mounts.get(element) === mount) show(mount, 'failed', 'attributes');
};
