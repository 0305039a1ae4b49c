import type { GuideAnswers } from '../../domain/tires/guide-answers';
import { formatTireSize } from '../../domain/tires/tire-size';

/** Formats the vehicle or size of the answers: `2021 Honda Civic EX` or `205/55R16`. */
export const formatSubject = ({ vehicle, size }: GuideAnswers): string => {
  if (vehicle) return `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`;
  return size ? formatTireSize(size) : '';
};
