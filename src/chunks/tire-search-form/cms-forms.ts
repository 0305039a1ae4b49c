import { PlaceholderError } from '../../browser/author-errors';
import { cleanText } from '../../domain/text/clean-text';
import type { SearchType } from './search-type';

/** A form of the CMS, and the placeholder's child element that contains it. */
export interface CmsPanel {
  readonly panel: HTMLElement;
  readonly form: HTMLFormElement;
}

export type CmsPanels = Readonly<Record<SearchType, CmsPanel>>;

type FormField = HTMLInputElement | HTMLSelectElement;

const getField = (form: HTMLFormElement, name: string): FormField | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field
    : undefined;
};

/** Returns the clean value of a field, or an empty string if the form has no such field. */
export const getFieldValue = (form: HTMLFormElement, name: string): string =>
  cleanText(getField(form, name)?.value ?? '');

const findPanel = (nodes: readonly ChildNode[], name: string): CmsPanel | undefined => {
  for (const panel of nodes) {
    if (!(panel instanceof HTMLElement)) continue;
    const forms = [panel, ...panel.querySelectorAll('form')];
    const form = forms.find((node) => node instanceof HTMLFormElement && getField(node, name));
    if (form instanceof HTMLFormElement) return { panel, form };
  }
  return undefined;
};

/** Finds both forms of the CMS. @throws {PlaceholderError} if one is missing (MOUNT-8) */
export const findPanels = (nodes: readonly ChildNode[]): CmsPanels => {
  const vehicle = findPanel(nodes, 'year');
  const size = findPanel(nodes, 'cs');
  if (vehicle && size && vehicle.panel !== size.panel) return { vehicle, size };
  throw new PlaceholderError(
    'a form is missing: write two child elements, one with a form whose fields are named ' +
      'year, make, and model, and one with a form whose fields are named cs, ar, and rs',
  );
};
