import { PlaceholderError } from '../../browser/author-errors';
import type { RootProps } from '../../mounts/schema/placeholder';
import { enhanceSubmit } from './enhance-submit';
import { readForm } from './form-fields';
import { linkSelects, getSelects } from './linked-selects';
import { enhanceLocationLinks } from './my-location';
import { createStatus } from './status';
import '../../ui/styles/visually-hidden.css';
import './store-finder.css';

/**
 * Hides the buttons that fill the selects without JavaScript, and changes their type, so that Enter
 * doesn't activate them.
 */
const hideStepButtons = (form: HTMLFormElement): (() => void) => {
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
 * Enhances the author's store finder (FIND-1..4, FIND-6): linked selects, a field for a zip or
 * "city, state", and use-my-location links. The form also works without JavaScript.
 */
export default function enhance({ element }: RootProps<object>): () => void {
  const fields = readForm(element);
  if (!fields) {
    throw new PlaceholderError(
      'there is no form: write <form action="/locate/display-map/"><input name="q">…</form>',
    );
  }
  const selects = getSelects(fields);
  const status = createStatus(fields.form);
  const cleanups = [
    () => status.remove(),
    ...(selects ? [linkSelects(selects, status.announce), hideStepButtons(fields.form)] : []),
    enhanceSubmit(fields, status),
    enhanceLocationLinks(element),
  ];
  return () => cleanups.reverse().forEach((step) => step());
}
