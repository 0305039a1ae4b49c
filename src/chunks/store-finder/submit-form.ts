import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';
import { getSiteName } from '../../site/brands';
import { getDisplayMapAddress } from '../../site/display-map';
import type { DisplayMapQuery } from '../../site/display-map';
import { STORES_NOT_LOADED } from '../../site/store-messages';
import { REQUIRED_MESSAGE } from '../../validation/required';
import { createProblems } from './field-problem';
import type { FinderForm } from './form-fields';
import { search, setChosenStore, targetOf } from './outcome';
import type { Outcome } from './outcome';
import type { FinderStatus } from './status';

const mapAddress = (query: DisplayMapQuery): string =>
  getDisplayMapAddress({ site: getSiteName(document), port: location.port }, query);

/**
 * Takes over the sending of the form (FIND-2): the field's text is looked for; without one, the
 * store of the selects counts, which the browser sends by itself where the action leads elsewhere.
 * @returns what undoes it
 */
export const submitForm = (fields: FinderForm, status: FinderStatus): (() => void) => {
  const { form, place, state, city, store, storeNumber } = fields;
  const problems = createProblems();
  const { noValidate } = form;
  let isBusy = false;

  const setBusy = (busy: boolean): void => {
    isBusy = busy;
    const mark = (element: Element, name: string): void => {
      if (busy) element.setAttribute(name, 'true');
      else element.removeAttribute(name);
    };
    mark(form, 'aria-busy');
    for (const button of form.querySelectorAll('button:not([type="button"])')) {
      mark(button, 'aria-disabled');
    }
  };

  const follow = (outcome: Outcome): void => {
    status.say('');
    const field = place ?? store;
    if ('problem' in outcome) {
      if (field) problems.show(field, outcome.problem);
    } else if ('map' in outcome) {
      goTo(mapAddress(outcome.map));
    } else if ('send' in outcome) {
      if (storeNumber && outcome.send !== undefined) storeNumber.value = outcome.send;
      // Not form.submit: a button of that name would stand in its place.
      HTMLFormElement.prototype.submit.call(form);
    } else {
      const { said, nearby } = outcome;
      status.say(said, nearby && { text: 'See the stores nearby', href: mapAddress(nearby) });
    }
  };

  const run = async (find: Promise<Outcome>): Promise<void> => {
    setBusy(true);
    problems.clear();
    status.say('Looking for stores…');
    try {
      follow(await find);
    } catch (error) {
      report(error, { source: 'store-finder', during: 'submit' });
      follow({ problem: STORES_NOT_LOADED });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent): void => {
    // A button with an address of its own, such as a step of the form without scripts.
    if (event.submitter?.hasAttribute('formaction')) return;
    const target = targetOf(form);
    const text = place?.value ?? '';
    const chosen = storeNumber?.value ?? '';
    const isByStore = text.trim() === '' && chosen !== '';
    if (isByStore && target !== 'here') return;
    event.preventDefault();
    if (isBusy) return;
    const missing = place ? undefined : [state, city, store].find((select) => select?.value === '');
    if (isByStore) void run(setChosenStore(chosen));
    else if (place) void run(search(text, target));
    else if (missing) problems.show(missing, REQUIRED_MESSAGE);
  };

  // Every field says for itself what it lacks, in the words of the catalogue.
  form.noValidate = true;
  form.addEventListener('submit', submit);
  return () => {
    form.noValidate = noValidate;
    form.removeEventListener('submit', submit);
    setBusy(false);
    problems.undo();
  };
};
