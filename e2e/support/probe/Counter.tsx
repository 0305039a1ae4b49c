import { useEffect, useState } from 'react';
import type { RootProps } from '../../../src/mounts/schema/placeholder';
import './probe.css';
import type { ProbeAttributes } from './probes';

/** A root that counts clicks, and throws at the point that its markup specifies. */
export function Counter({ attributes: { label, throws } }: RootProps<ProbeAttributes>) {
  const [count, setCount] = useState(0);
  if (throws === 'render' || (throws === 'update' && count > 0)) throw new Error('in render');
  useEffect(() => {
    if (throws === 'effect') throw new Error('in effect');
  }, [throws]);
  const onClick = () => {
    if (throws === 'event') throw new Error('in event');
    if (throws === 'promise') void Promise.reject(new Error('in promise'));
    setCount(count + 1);
  };
  return (
    <div className="bsro-probe">
      <button type="button" onClick={onClick}>
        {label}
      </button>{' '}
      <p className="bsro-probe__count">
        {count === 0 ? 'never clicked' : <b>clicked {count}</b>}{' '}
        {/* With a second child, React keeps the text in a separate node. */}
        <i />
      </p>
    </div>
  );
}
