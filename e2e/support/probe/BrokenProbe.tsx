import type { RootProps } from '../../../src/mounts/schema/placeholder';
import type { ProbeAttributes } from './probes';

// A chunk whose evaluation fails. The condition is always true, and keeps the export reachable.
if (document.documentElement) throw new Error('in evaluation');

export default function BrokenProbe(_props: RootProps<ProbeAttributes>) {
  return null;
}
