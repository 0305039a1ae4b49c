import { COMPARISON_LIMIT } from '../../store/comparison/saved-comparison';
import { BUTTONS } from '../../ui/messages';

/** Texts of the bar with the selected tires. */
export const BAR_LABELS = {
  region: 'Tires to compare',
  compare: 'Compare',
  clear: 'Clear all',
  addOne: 'Select another tire to compare.',
  failed: "The comparison didn't load.",
  retry: BUTTONS.tryAgain,
};

/** Formats `2 of 4 tires selected`. */
export const formatSelected = (count: number): string =>
  `${count} of ${COMPARISON_LIMIT} tires selected`;

/** Formats the accessible name of a button that removes a tire. */
export const formatRemove = (name: string): string => `Remove ${name} from the comparison`;

/** Formats the item numbers of a tire whose name is unknown or that of another tire, too: `Item 200 and 201`. */
export const formatItemCode = (id: string): string => `Item ${id.replace('_', ' and ')}`;
