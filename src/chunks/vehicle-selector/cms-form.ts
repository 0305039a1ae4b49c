import { NO_CHOICE } from '../../domain/vehicles/choice';
import type { VehicleChoice } from '../../domain/vehicles/choice';
import { getField } from '../../ui/cms-form/form';
import { readHiddenFields } from '../../ui/cms-form/HiddenFields';
import type { HiddenField } from '../../ui/cms-form/HiddenFields';
import { SELECTOR_LABELS } from './messages';

export interface CmsForm {
  /** Undefined without a form or an action. */
  readonly action: string | undefined;
  readonly label: string;
  readonly choice: VehicleChoice;
  readonly hiddenFields: readonly HiddenField[];
  /** Returns the ID of a field, if it has one. */
  readonly getId: (name: string) => string | undefined;
}

const findForm = (nodes: readonly ChildNode[]): HTMLFormElement | undefined => {
  for (const node of nodes) {
    if (node instanceof HTMLFormElement) return node;
    const descendant = node instanceof Element ? node.querySelector('form') : null;
    if (descendant) return descendant;
  }
  return undefined;
};

const getValue = (form: HTMLFormElement, name: string): string =>
  getField(form, name)?.value.trim() ?? '';

export const readCmsForm = (nodes: readonly ChildNode[]): CmsForm => {
  const form = findForm(nodes);
  if (!form) {
    return {
      action: undefined,
      label: SELECTOR_LABELS.select,
      choice: NO_CHOICE,
      hiddenFields: [],
      getId: () => undefined,
    };
  }
  const [year = '', make = '', model = '', trim = '', engine = ''] = [
    'year',
    'make',
    'model',
    'trim',
    'engine',
  ].map((name) => getValue(form, name));
  const action = form.getAttribute('action');
  return {
    action: action && action !== '#' ? action : undefined,
    label:
      form.querySelector('button, [type="submit"]')?.textContent.trim() || SELECTOR_LABELS.search,
    choice: { year, make, model, trim, engine },
    hiddenFields: readHiddenFields(form),
    getId: (name) => getField(form, name)?.id || undefined,
  };
};
