import { PlaceholderError } from '../../browser/author-errors';
import { cleanText } from '../../domain/text/clean-text';
import { getField } from '../../ui/cms-form/form';
import type { SearchType } from './search-type';

/** A form of the CMS, and the element that contains only this form. */
export interface CmsPanel {
  readonly panel: HTMLElement;
  readonly form: HTMLFormElement;
}

export type CmsPanels = Readonly<Record<SearchType, CmsPanel>>;

/** Returns the clean value of a field, or an empty string if the form has no such field. */
export const getFieldValue = (form: HTMLFormElement, name: string): string =>
  cleanText(getField(form, name)?.value ?? '');

const findForm = (nodes: readonly ChildNode[], name: string): HTMLFormElement | undefined =>
  nodes
    .flatMap((node) =>
      node instanceof HTMLElement ? [node, ...node.querySelectorAll<HTMLElement>('form')] : [],
    )
    .filter((element) => element instanceof HTMLFormElement)
    .find((form) => getField(form, name));

/** Returns the largest of the CMS's elements that contains one form only; a CMS may have its own around both. */
const findPanel = (
  nodes: readonly ChildNode[],
  form: HTMLElement,
  other: HTMLElement,
): HTMLElement => {
  let panel = form;
  while (
    !nodes.some((node) => node === panel) &&
    panel.parentElement &&
    !panel.parentElement.contains(other)
  ) {
    panel = panel.parentElement;
  }
  return panel;
};

/** Finds both forms of the CMS. @throws {PlaceholderError} if one is missing (MOUNT-8) */
export const findPanels = (nodes: readonly ChildNode[]): CmsPanels => {
  const vehicle = findForm(nodes, 'year');
  const size = findForm(nodes, 'cs');
  if (vehicle && size && vehicle !== size) {
    return {
      vehicle: { form: vehicle, panel: findPanel(nodes, vehicle, size) },
      size: { form: size, panel: findPanel(nodes, size, vehicle) },
    };
  }
  throw new PlaceholderError(
    'a form is missing: write two child elements, one with a form whose fields are named ' +
      'year, make, and model, and one with a form whose fields are named cs, ar, and rs',
  );
};
