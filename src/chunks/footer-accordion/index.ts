import type { RootProps } from '../../mounts/schema/placeholder';
import { getMediaQuery } from '../../site/breakpoints';

/**
 * Makes the groups of the footer an accordion on phones. In wider windows, where the stylesheet
 * shows every group, all groups are open for assistive technology and can't be closed (NAV-1).
 */
export default function enhance({ element }: RootProps<unknown>): () => void {
  const phone = matchMedia(getMediaQuery('phone'));
  const groups = [...element.querySelectorAll('details')];
  const summaries = [...element.querySelectorAll('summary')];
  const wasOpen = groups.map(({ open }) => open);

  const updateGroups = () => {
    for (const group of groups) group.open = !phone.matches;
    for (const summary of summaries) summary.tabIndex = phone.matches ? 0 : -1;
  };
  const preventClosing = (event: Event) => {
    if (!phone.matches) event.preventDefault();
  };

  // On a phone, groups that the visitor opened before stay open.
  if (!phone.matches) updateGroups();
  phone.addEventListener('change', updateGroups);
  for (const summary of summaries) summary.addEventListener('click', preventClosing);

  return () => {
    phone.removeEventListener('change', updateGroups);
    for (const summary of summaries) {
      summary.removeEventListener('click', preventClosing);
      summary.removeAttribute('tabindex');
    }
    groups.forEach((group, index) => {
      group.open = wasOpen[index] ?? false;
    });
  };
}
