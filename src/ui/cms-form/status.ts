import { createElement } from '../html/create-element';
import { createLiveRegion } from '../html/create-status';
import '../styles/visually-hidden.css';
import './cms-form.css';

/** A link after the text of a status. */
export interface StatusLink {
  readonly text: string;
  readonly href: string;
}

/** A line that screen readers announce when it changes. */
export interface FormStatus {
  readonly root: HTMLElement;
  readonly show: (text: string, link?: StatusLink) => void;
}

/** Creates an empty status; add it at once, because screen readers announce only later changes. */
export const createFormStatus = (
  className: string,
  role: 'status' | 'alert' = 'status',
): FormStatus => {
  const root = createLiveRegion(role, 'p', className);
  return {
    root,
    show: (text, link) =>
      root.replaceChildren(
        text,
        ...(link ? [' ', createElement('a', { href: link.href }, link.text)] : []),
      ),
  };
};
