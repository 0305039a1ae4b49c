import { useLayoutEffect } from 'react';
import type { RootProps } from '../../../src/mounts/schema/placeholder';
import { useAppSelector } from '../../../src/store/hooks';
import { commitCounter } from './effects';

/** The smallest realistic root: it reads the Redux store and counts its commits. */
export default function Island({ attributes: { label } }: RootProps<{ label: string }>) {
  const zip = useAppSelector((state) => state.meta.currentZip);
  useLayoutEffect(() => commitCounter.countCommit());
  return (
    <p>
      {label} {zip}
    </p>
  );
}
