import type { RootProps } from '../../../src/mounts/schema/placeholder';
import { Counter } from './Counter';
import type { ProbeAttributes } from './probes';

export default function QuietProbe(props: RootProps<ProbeAttributes>) {
  return <Counter {...props} />;
}
