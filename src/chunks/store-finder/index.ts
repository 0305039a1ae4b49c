import { PlaceholderError } from '../../browser/author-errors';
import type { RootProps } from '../../mounts/schema/placeholder';
import { hide, setAttributes } from '../../ui/cms/attributes';
import { readForm } from './finder-form';
import { linkSelects } from './linked-selects';
import { enhanceLocationLinks } from './my-location';
import { enhanceSubmit } from './submit';

/**
 * Hides the buttons that fill the selects without JavaScript, and changes their type, so that Enter
 * doesn't activate them.
 */
const hideStepButtons = (form: HTMLFormElement): (() => void) => {
  const steps = form.querySelectorAll<HTMLElement>('button.store-finder__step');
  const undos = [...steps].flatMap((step) => [setAttributes(step, { type: 'button' }), hide(step)]);
  return () => undos.forEach((undo) => undo());
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
  const { form, state, city, store, storeNumber } = fields;
  const cleanups = [
    ...(state && city && store && storeNumber
      ? [linkSelects({ form, state, city, store, storeNumber }), hideStepButtons(form)]
      : []),
    enhanceSubmit(fields),
    enhanceLocationLinks(element),
  ];
  return () => cleanups.reverse().forEach((step) => step());
}
