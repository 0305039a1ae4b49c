import { getTireDetailUrl } from '../../../site/tire-urls';
import type { ComparedTire } from '../../../store/comparison/saved-comparison';
import type { TireComparisonState } from '../../../store/comparison/tire-comparison-slice';
import { formatGroupSize } from '../../../domain/tires/tire-group';
import type { TireGroup } from '../../../domain/tires/tire-group';
import { distinguishNames } from '../distinguish-names';
import { formatItemCode } from '../messages';

/** A compared group as the table's header shows it. */
export interface Column {
  readonly id: string;
  /**
   * Brand and name, or the article code if they aren't known. Tires with the same name are distinguished by
   * their size, or else their article code.
   */
  readonly name: string;
  /** Size with load index and speed rating; undefined until it is known. */
  readonly size: string | undefined;
  /** Undefined until brand and name are known. */
  readonly tire: Pick<ComparedTire, 'brand' | 'name'> | undefined;
  /** Undefined until the facts have loaded. */
  readonly group: TireGroup | undefined;
  /** URL of the detail page. */
  readonly href: string | undefined;
  /** Whether the group is no longer in the catalog. */
  readonly isUnknown: boolean;
}

/** Lists the columns: the visitor's own groups, or those of a shared link that the catalog has. */
export const listColumns = ({
  tires,
  modal: { sharedIds },
  results: { groups, unknown },
}: TireComparisonState): readonly Column[] => {
  const ids = sharedIds ?? tires.map(({ id }) => id);
  const columns = ids.flatMap((id): Column[] => {
    const group = groups.find((entry) => entry.id === id);
    const own = tires.find((entry) => entry.id === id);
    const tire = own ?? group?.tires[0];
    const isUnknown = !group && unknown.includes(id);
    if (!tire && isUnknown) return [];
    return [
      {
        id,
        name: tire ? `${tire.brand} ${tire.name}` : formatItemCode(id),
        size: group ? formatGroupSize(group) : own?.size,
        tire,
        group,
        href: tire && !isUnknown ? getTireDetailUrl(tire.brand, tire.name, id) : undefined,
        isUnknown,
      },
    ];
  });
  const names = distinguishNames(columns);
  return columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }));
};
