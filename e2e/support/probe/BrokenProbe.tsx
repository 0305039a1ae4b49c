import type { RootProps } from '../../../src/mounts/schema/placeholder';
import type { ProbeAttributes } from './probes';

if (document.documentElement) throw new Error('in evaluation');

export default function BrokenProbe(_props: RootProps<ProbeAttributes>) {
  return null;
}
