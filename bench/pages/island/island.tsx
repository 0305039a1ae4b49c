import { useLayoutEffect } from 'react';
import type { RootProps } from '../../../src/mounts/schema/placeholder';
import { useAppSelector } from '../../../src/store/hooks';
import { effects } from './effects';

/** The smallest honest root: reads the shared store and says when it was committed. */
export default function Island({ attributes: { label } }: RootProps<{ label: string }>) {
  const zip = useAppSelector((state) => state.meta.currentZip);
  useLayoutEffect(() => effects.commit());
  return (
    <p>
      {label} {zip}
    </p>
  );
}
