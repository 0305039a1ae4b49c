import { PlaceholderError } from '../../browser/author-errors';
import { report } from '../../browser/report';
import { attributeSamples } from '../attribute-samples';
import { describeMistakes } from '../schema/describe-mistakes';
import type { Mistake } from '../schema/mistake';
import type { Mount } from './registry';
import { mounts, setMountState } from './registry';

/** Reports the mistakes in a placeholder, and adds them to its state if it can't be mounted (MOUNT-8). */
export const reportMistakes = (mount: Mount, mistakes: readonly Mistake[]): void => {
  const { name, element, prepared } = mount;
  const isNested = mistakes.includes('nested');
  const during = isNested ? 'nested' : 'attributes';
  const messages = describeMistakes(mistakes, attributeSamples[name]);
  for (const message of messages) {
    report(new PlaceholderError(message), { source: name, during, element });
  }
  if (!prepared && mounts.get(element) === mount) {
    setMountState(mount, isNested ? 'off' : 'failed', `${during}: ${messages.join('; ')}`);
  }
};
