/**
 * Returns the URL of a form's action; undefined for '' and '#', with which a search updates the page in place (FIND-2).
 * Not `form.action`: a field named "action" would shadow it.
 */
export const getFormAction = (form: HTMLFormElement): string | undefined => {
  const action = (form.getAttribute('action') ?? '').trim();
  return action === '' || action === '#' ? undefined : action;
};

/** Submits a form without its event. Not `form.submit`: a field named "submit" would shadow it. */
export const submitForm = (form: HTMLFormElement): void =>
  HTMLFormElement.prototype.submit.call(form);
