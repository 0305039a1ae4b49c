import type { RootProps } from '../../mounts/schema/placeholder';
import { readForm } from './form-fields';
import { linkSelects, selectsOf } from './linked-selects';
import { offerLocation } from './my-location';
import { createStatus } from './status';
import { submitForm } from './submit-form';
import '../../ui/styles/visually-hidden.css';
import './store-finder.css';

/**
 * Hides the buttons that fill the selects step by step where no script does it. A submit button,
 * hidden or not, would be the one that Enter presses.
 */
const hideSteps = (form: HTMLFormElement): (() => void) => {
  const steps = [...form.querySelectorAll<HTMLButtonElement>('button.store-finder__step')];
  const types = steps.map((step) => step.getAttribute('type'));
  steps.forEach((step) => {
    step.hidden = true;
    step.type = 'button';
  });
  return () =>
    steps.forEach((step, index) => {
      step.hidden = false;
      step.setAttribute('type', types[index] ?? 'submit');
    });
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
