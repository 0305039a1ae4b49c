import { readProfileCookie } from '../../services/profile-cookie';
import { getSiteName } from '../../site/brands';
import { getDisplayMapUrl } from '../../domain/stores/display-map';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { createFormStatus } from '../../ui/cms-form/status';
import { toZip5 } from '../../domain/text/zip';

/**
 * Points the use-my-location links to the map of the automatic zip, or shows that there is none
 * (FIND-4).
 * @returns a function that restores the links
 */
export const enhanceLocationLinks = (element: HTMLElement): (() => void) => {
  const site = getSiteName(document);
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a.use-my-location')];
  const cleanups = links.map((link) => {
    const problem = createFormStatus('bsro-cms-form__problem', 'alert');
    link.after(problem.root);
    const href = link.getAttribute('href');
    const handleClick = (event: Event): void => {
      const zip = toZip5(readProfileCookie(site)?.location?.autoZip);
      problem.show(zip === undefined ? STORE_MESSAGES.locationUnknown : '');
      if (zip === undefined) event.preventDefault();
      else link.href = getDisplayMapUrl({ site, port: location.port }, { zip });
    };
    link.addEventListener('click', handleClick);
    return () => {
      link.removeEventListener('click', handleClick);
      problem.root.remove();
      if (href !== null) link.setAttribute('href', href);
    };
  });
  return () => cleanups.forEach((step) => step());
};
