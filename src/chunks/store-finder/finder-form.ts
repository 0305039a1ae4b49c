/** An author's form and its fields; absent fields are undefined. */
export interface FinderForm {
  readonly form: HTMLFormElement;
  /** A zip, or "city, state". */
  readonly searchInput: HTMLInputElement | undefined;
  readonly state: HTMLSelectElement | undefined;
  readonly city: HTMLSelectElement | undefined;
  readonly store: HTMLSelectElement | undefined;
  /** The hidden input that the selects fill. */
  readonly storeNumber: HTMLInputElement | undefined;
}

/** Reads the form in or around a placeholder; returns undefined if there is none. */
export const readForm = (element: HTMLElement): FinderForm | undefined => {
  const form = element.closest('form') ?? element.querySelector('form');
  if (!form) return undefined;
  const findInput = (name: string): HTMLInputElement | undefined => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : undefined;
  };
  const findSelect = (name: string): HTMLSelectElement | undefined => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement ? field : undefined;
  };
  return {
    form,
    searchInput: findInput('q'),
    state: findSelect('state'),
    city: findSelect('city'),
    store: findSelect('store'),
    storeNumber: findInput('storeNumber'),
  };
};
