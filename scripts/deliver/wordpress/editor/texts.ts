// The entry of the settings page's script: adds a row for the text that an administrator has found in the list.

const find = <E extends Element>(selector: string, type: new () => E): E => {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}`);
  return element;
};

const search = find('#bsro-ui-text-search', HTMLInputElement);
const button = find('#bsro-ui-text-add', HTMLButtonElement);
const list = find('#bsro-ui-text-list', HTMLDataListElement);
const rows = find('#bsro-ui-text-rows', HTMLTableSectionElement);
const template = find('#bsro-ui-text-row', HTMLTemplateElement);

const findField = (key: string): HTMLTextAreaElement | undefined =>
  [...rows.querySelectorAll('textarea')].find(({ name }) => name.endsWith(`[${key}]`));

/** Adds the row of a text, with the text itself to start from. */
const addRow = ({ value: key, text }: HTMLOptionElement): void => {
  const row = document.importNode(template.content, true);
  for (const element of row.querySelectorAll('*')) {
    if (element.id) element.id = element.id.replace('texts-', `texts-${key}`);
  }
  for (const label of row.querySelectorAll('label')) {
    label.htmlFor += key;
    label.textContent = key;
  }
  for (const field of row.querySelectorAll('textarea')) {
    field.name = field.name.replace('[]', `[${key}]`);
    field.setAttribute('aria-describedby', `${field.id}-help`);
    field.value = text;
  }
  for (const help of row.querySelectorAll('.description')) help.textContent = text;
  rows.prepend(row);
};

const add = (): void => {
  const option = [...list.options].find(({ value }) => value === search.value.trim());
  search.setCustomValidity(option ? '' : (button.dataset['unknown'] ?? ''));
  if (!option) {
    search.reportValidity();
    return;
  }
  if (!findField(option.value)) addRow(option);
  search.value = '';
  findField(option.value)?.focus();
};

button.addEventListener('click', add);
search.addEventListener('input', () => search.setCustomValidity(''));
search.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  // Otherwise, the key would save the settings.
  event.preventDefault();
  add();
});
