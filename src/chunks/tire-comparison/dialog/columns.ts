import { getTireDetailAddress } from '../../../site/tire-addresses';
import type { ComparedTire } from '../../../store/shop/saved-comparison';
import type { TireComparisonState } from '../../../store/shop/tire-comparison-slice';
import { formatGroupSize } from '../../../tires/format-group-size';
import type { TireGroup } from '../../../tires/tire-group';
import { formatArticle } from './messages';

/** A compared group as the head of the table shows it. */
export interface Column {
  readonly id: string;
  /**
   * Brand and name, or the article if they aren't known. Tires of the same name have their sizes too,
   * because their load or speed may differ.
   */
  readonly name: string;
  /** Undefined while brand and name aren't known. */
  readonly tire: Pick<ComparedTire, 'brand' | 'name'> | undefined;
  /** Undefined while the facts aren't loaded. */
  readonly group: TireGroup | undefined;
  /** The address of the detail page. */
  readonly address: string | undefined;
  /** Whether the catalog no longer has it. */
  readonly isUnknown: boolean;
}

/** Lists the columns: the visitor's own groups, or those that an address names and the catalog has. */
export const listColumns = ({
  tires,
  modal: { sharedIds },
  results: { groups, unknown },
}: TireComparisonState): readonly Column[] => {
  const ids = sharedIds ?? tires.map(({ id }) => id);
  const columns = ids.flatMap((id): Column[] => {
    const group = groups.find((entry) => entry.id === id);
    const tire = tires.find((entry) => entry.id === id) ?? group?.tires[0];
    const isUnknown = !group && unknown.includes(id);
    if (!tire && isUnknown) return [];
    return [
      {
        id,
        name: tire ? `${tire.brand} ${tire.name}` : formatArticle(id),
        tire,
        group,
        address: tire && !isUnknown ? getTireDetailAddress(tire.brand, tire.name, id) : undefined,
        isUnknown,
      },
    ];
  });
  return columns.map((column) => {
    const { name, group } = column;
    const isRepeated = columns.some((other) => other !== column && other.name === name);
    return isRepeated && group ? { ...column, name: `${name}, ${formatGroupSize(group)}` } : column;
  });
};
