import { flushSync } from 'react-dom';

/**
 * Notifies React of the values that a browser or password manager has filled in without an event. React
 * ignores the events of a field whose value it knows.
 */
export const readAutofill = (form: HTMLFormElement): void => {
  // One render for all fields: React would write its own values into the fields not read yet.
  flushSync(() => {
    for (const control of form.elements) {
      const type = control instanceof HTMLSelectElement ? 'change' : 'input';
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
};
