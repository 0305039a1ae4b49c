import type { Tire } from '../../services/tire-schema';
import type { TireGroup } from './tire-group';

const formatSize = ({ size, loadIndex, speedRating }: Tire): string =>
  `${size} ${loadIndex}${speedRating}`;

/** Formats the size with load index and speed rating, or both sizes of a pair: `205/55R16 91V`. */
export const formatGroupSize = ({ tires: [front, rear] }: Pick<TireGroup, 'tires'>): string =>
  rear ? `${formatSize(front)} front, ${formatSize(rear)} rear` : formatSize(front);
