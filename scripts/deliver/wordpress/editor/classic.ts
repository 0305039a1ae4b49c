import type { ComponentField } from '../../component-model';
import { checkValue } from './check-value';
import { components } from './components';
import type { EditorComponent } from './components';
import { getLabel, getNoneLabel } from './labels';
import { getWordPress } from './wordpress';

// The entry of the classic editor's script: a dialog with a form, from which it creates a shortcode.

const { __ } = getWordPress().i18n;

/** Inserts a text into the editor that was used last; part of WordPress. */
declare const send_to_editor: (html: string) => void;

const createElement = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Escapes text for an attribute of a shortcode, whose value can't contain quotes or brackets. */
const escapeValue = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;');

/** The control of a field. */
interface Control {
  readonly field: ComponentField;
  readonly row: HTMLElement;
  /** Returns the value of the attribute; empty to leave it out. */
  readonly read: () => string;
  /** Marks the control as invalid with a message below it, or as valid. */
  readonly report: (message: string | undefined) => void;
  readonly focus: () => void;
}

const createControl = (field: ComponentField): Control => {
  const { kind, name, label, help, choices, fallback, sample, isRequired } = field;
  const id = `bsro-ui-classic-${name}`;
  const message = createElement('span', {
    className: 'bsro-ui-dialog__message',
    id: `${id}-message`,
  });
  const createRow = (control: HTMLElement): Pick<Control, 'row' | 'report' | 'focus'> => {
    control.setAttribute('aria-describedby', `${id}-help ${id}-message`);
    const row = createElement(
      'p',
      {},
      createElement('label', { htmlFor: id }, getLabel(label, isRequired)),
      control,
      createElement('span', { className: 'description', id: `${id}-help` }, help ?? ''),
      message,
    );
    const report = (text: string | undefined): void => {
      message.textContent = text ?? '';
      if (text === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    };
    return { row, report, focus: () => control.focus() };
  };
  if (kind === 'flag') {
    const box = createElement('input', { type: 'checkbox', id, checked: fallback === 'true' });
    const read = (): string => (box.checked === (fallback === 'true') ? '' : String(box.checked));
    return { field, read, ...createRow(box) };
  }
  if (kind === 'choice') {
    const none = createElement('option', { value: '' }, getNoneLabel(fallback));
    const options = choices.map((choice) => createElement('option', { value: choice }, choice));
    const select = createElement('select', { id }, none, ...options);
    return { field, read: () => select.value, ...createRow(select) };
  }
  const type = kind === 'day' ? 'date' : 'text';
  const input = createElement('input', { type, id, placeholder: fallback ?? sample });
  return { field, read: () => input.value.trim(), ...createRow(input) };
};

/** Validates the controls, shows their errors, and returns whether all of them are valid. */
const validateControls = (controls: readonly Control[]): boolean => {
  const messages = controls.map(({ field, read }) =>
    field.kind === 'flag' ? undefined : checkValue(field, read()),
  );
  for (const [index, { report }] of controls.entries()) report(messages[index]);
  const first = messages.findIndex((message) => message !== undefined);
  controls[first]?.focus();
  return first < 0;
};

const createShortcode = ({ shortcode }: EditorComponent, controls: readonly Control[]): string => {
  const attributes = controls.flatMap(({ field, read }) => {
    const value = read();
    return value === '' ? [] : ` ${field.attribute.slice('data-'.length)}="${escapeValue(value)}"`;
  });
  return `[${shortcode}${attributes.join('')}][/${shortcode}]`;
};

const createDialog = (): HTMLDialogElement => {
  const form = createElement('form', { method: 'dialog' });
  const fields = createElement('div');
  const description = createElement('p', { id: 'bsro-ui-classic-about' });
  const select = createElement('select', { id: 'bsro-ui-classic-component' });
  for (const group of [...new Set(components.map((component) => component.group))].sort()) {
    const options = components
      .filter((component) => component.group === group)
      .map(({ shortcode, title }) => createElement('option', { value: shortcode }, title));
    select.append(createElement('optgroup', { label: group }, ...options));
  }
  let controls: readonly Control[] = [];
  const getComponent = (): EditorComponent | undefined =>
    components.find(({ shortcode }) => shortcode === select.value);
  const showFields = (): void => {
    const component = getComponent();
    controls = component?.fields.map(createControl) ?? [];
    description.textContent = component?.description ?? '';
    fields.replaceChildren(...controls.map(({ row }) => row));
  };
  select.addEventListener('change', showFields);
  const insert = createElement(
    'button',
    { type: 'submit', className: 'button button-primary', value: 'insert' },
    __('Insert', 'bsro-ui'),
  );
  const cancel = createElement(
    'button',
    { type: 'button', className: 'button' },
    __('Cancel', 'bsro-ui'),
  );
  form.append(
    createElement('h2', { id: 'bsro-ui-classic-title' }, __('Add bsro-ui component', 'bsro-ui')),
    createElement(
      'p',
      {},
      createElement('label', { htmlFor: select.id }, __('Component', 'bsro-ui')),
      select,
    ),
    description,
    fields,
    createElement('p', {}, insert, ' ', cancel),
  );
  const dialog = createElement('dialog', { className: 'bsro-ui-dialog' }, form);
  dialog.setAttribute('aria-labelledby', 'bsro-ui-classic-title');
  cancel.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    const component = getComponent();
    if (!component || !validateControls(controls)) {
      event.preventDefault();
      return;
    }
    send_to_editor(createShortcode(component, controls));
  });
  dialog.addEventListener('close', () => dialog.remove());
  showFields();
  return dialog;
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-bsro-ui-insert]') : null;
  if (!button) return;
  const dialog = createDialog();
  document.body.append(dialog);
  dialog.showModal();
});
