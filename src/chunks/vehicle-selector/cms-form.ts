import { NO_CHOICE } from '../../vehicles/choice';
import type { VehicleChoice } from '../../vehicles/choice';

/** What the CMS's own form asks for, and where it leads. */
export interface CmsForm {
  /** Undefined where there is no form, or it leads nowhere. */
  readonly action: string | undefined;
  readonly label: string;
  readonly choice: VehicleChoice;
}

const formIn = (nodes: readonly ChildNode[]): HTMLFormElement | undefined => {
  for (const node of nodes) {
    if (node instanceof HTMLFormElement) return node;
    const inside = node instanceof Element ? node.querySelector('form') : null;
    if (inside) return inside;
  }
  return undefined;
};

const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value.trim() : '';
};

/** Reads the form that the CMS has left in the placeholder. */
export const readCmsForm = (nodes: readonly ChildNode[]): CmsForm => {
  const form = formIn(nodes);
  if (!form) return { action: undefined, label: 'Choose this vehicle', choice: NO_CHOICE };
  const [year = '', make = '', model = '', trim = '', engine = ''] = [
    'year',
    'make',
    'model',
    'trim',
    'engine',
  ].map((name) => valueOf(form, name));
  const address = form.getAttribute('action');
  return {
    action: address && address !== '#' ? address : undefined,
    label: form.querySelector('button, [type="submit"]')?.textContent.trim() || 'Show tires',
    choice: { year, make, model, trim, engine },
  };
};
