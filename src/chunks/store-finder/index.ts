import type { RootProps } from '../../mounts/schema/placeholder';
import { readForm } from './form-fields';
import { linkSelects, selectsOf } from './linked-selects';
import { offerLocation } from './my-location';
import { createStatus } from './status';
import { submitForm } from './submit-form';
import '../../ui/visually-hidden.css';
import './store-finder.css';

/** Buttons that fill the selects step by step where no script does it. */
const hideSteps = (form: HTMLFormElement): (() => void) => {
  const steps = [...form.querySelectorAll<HTMLElement>('.store-finder__step')];
  steps.forEach((step) => step.toggleAttribute('hidden', true));
  return () => steps.forEach((step) => step.toggleAttribute('hidden', false));
};

/**
 * The author's store finder (FIND-1..4, FIND-6): linked selects, a field for a zip or "city,
 * state", and a link to the stores where the visitor is, in a form that also works without us.
 */
export default function enhance({ element }: RootProps<object>): () => void {
  const fields = readForm(element);
  if (!fields) throw new Error('store-finder: there is no form');
  const selects = selectsOf(fields);
  const status = createStatus(fields.form);
  const undo = [
    () => status.remove(),
    ...(selects ? [linkSelects(selects, status.count), hideSteps(fields.form)] : []),
    submitForm(fields, status),
    offerLocation(element),
  ];
  return () => undo.reverse().forEach((step) => step());
}
