import { createLine } from '../cms/create-line';
import '../styles/visually-hidden.css';
import './cms-form.css';

export interface StatusLink {
  readonly text: string;
  readonly href: string;
}

/** A line that screen readers announce when it changes. */
export interface FormStatus {
  readonly root: HTMLElement;
  readonly show: (text: string, link?: StatusLink) => void;
}

const createLink = ({ text, href }: StatusLink): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.className = 'bsro-form-status__link';
  link.href = href;
  link.textContent = text;
  return link;
};

/** Creates an empty status; add it at once, because screen readers announce only later changes. */
export const createFormStatus = (
  className: string,
  role: 'status' | 'alert' = 'status',
): FormStatus => {
  const root = createLine('p', className);
  root.setAttribute('role', role);
  return {
    root,
    show: (text, link) => root.replaceChildren(text, ...(link ? [' ', createLink(link)] : [])),
  };
};
