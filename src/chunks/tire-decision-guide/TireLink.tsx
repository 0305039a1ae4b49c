import type { ReactNode } from 'react';
import { getTireDetailUrl } from '../../site/tire-urls';
import type { TireGroup } from '../../domain/tires/tire-group';
import { rememberOpenedTire } from '../../ui/product/opened-tire';

/** A link to the detail page of a tire in the result. Back from that page returns to the link. */
export function TireLink({
  group: { id, tires },
  className,
  children,
}: {
  group: TireGroup;
  className?: string;
  /** By default, brand and name. */
  children?: ReactNode;
}) {
  const [{ brand, name }] = tires;
  return (
    <a
      className={className}
      href={getTireDetailUrl(brand, name, id)}
      onClick={(event) => {
        const item = event.currentTarget.closest('li');
        if (item) rememberOpenedTire(id, item, event);
      }}
    >
      {children ?? `${brand} ${name}`}
    </a>
  );
}
