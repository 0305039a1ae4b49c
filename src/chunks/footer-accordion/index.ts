import type { RootProps } from '../../mounts/schema/placeholder';
import { mediaQueryOf } from '../../site/breakpoints';

/**
 * On phones the groups of the footer are an accordion; on wider windows, where the style sheet
 * shows every group, they are open for assistive technology too, and cannot be closed (NAV-1).
 */
export default function enhance({ element }: RootProps<unknown>): () => void {
  const phone = matchMedia(mediaQueryOf('phone'));
  const groups = [...element.querySelectorAll('details')];
  const summaries = [...element.querySelectorAll('summary')];
  const wasOpen = groups.map(({ open }) => open);

  const arrange = () => {
    for (const group of groups) group.open = !phone.matches;
    for (const summary of summaries) summary.tabIndex = phone.matches ? 0 : -1;
  };
  const hold = (event: Event) => {
    if (!phone.matches) event.preventDefault();
  };

  // On a phone whoever opened a group before finds it open.
  if (!phone.matches) arrange();
  phone.addEventListener('change', arrange);
  for (const summary of summaries) summary.addEventListener('click', hold);

  return () => {
    phone.removeEventListener('change', arrange);
    for (const summary of summaries) {
      summary.removeEventListener('click', hold);
      summary.removeAttribute('tabindex');
    }
    groups.forEach((group, index) => {
      group.open = wasOpen[index] ?? false;
    });
  };
}
