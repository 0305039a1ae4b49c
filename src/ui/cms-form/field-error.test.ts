import { fireEvent, screen } from '@testing-library/dom';
import { createFieldError } from './field-error';

const renderForm = (fields: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${fields}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return form;
};

const INPUT = `<label for="zip">Zip code</label>
  <input id="zip" aria-describedby="hint"><p id="hint">Five digits</p>`;
const SELECTS = `<label>State <select><option>Colorado</option></select></label>
  <label>City <select><option>Denver</option></select></label>`;
const CMS_MESSAGE = `<p class="problem" id="cms-message" role="note">Invalid zip</p>`;

const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const getAlert = () => screen.getByRole('alert');

test('adds an empty live region after the field of a form with one field', () => {
  renderForm(INPUT);
  createFieldError({ field: getField('Zip code') });
  expect(getAlert()).toBeEmptyDOMElement();
  expect(getAlert()).toHaveClass('bsro-cms-form__problem');
  expect(getField('Zip code').nextElementSibling).toBe(getAlert());
  expect(getField('Zip code')).toBeValid();
});

test('describes the field with the message and keeps its other descriptions', () => {
  renderForm(INPUT);
  const field = getField('Zip code');
  createFieldError({}).show(field, 'Required');
  expect(getAlert()).toHaveTextContent('Required');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Required Five digits');
});

test('places the message outside the label, so that the name excludes it', () => {
  renderForm(SELECTS);
  const field = getField('State');
  createFieldError({}).show(field, 'Required');
  expect(field.closest('label')?.nextElementSibling).toBe(getAlert());
  expect(field).toHaveAccessibleName('State');
});

test('gives the message of each form a unique ID', () => {
  renderForm(INPUT);
  const field = getField('Zip code');
  createFieldError({ field });
  createFieldError({ field });
  const [first, second] = screen.getAllByRole('alert');
  expect(first?.id).not.toBe(second?.id);
});

test('removes the message when the visitor changes the field', () => {
  renderForm(INPUT);
  const field = getField('Zip code');
  createFieldError({}).show(field, 'Required');
  fireEvent.input(field, { target: { value: '8' } });
  expect(getAlert()).toBeEmptyDOMElement();
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).toHaveAttribute('aria-describedby', 'hint');
});

test('moves the message to the next invalid field and keeps it when another field changes', () => {
  renderForm(SELECTS);
  const error = createFieldError({});
  error.show(getField('State'), 'Choose a state');
  error.show(getField('City'), 'Choose a city');
  expect(getField('State')).toBeValid();
  expect(getField('State')).not.toHaveAttribute('aria-describedby');
  fireEvent.input(getField('State'));
  expect(getAlert()).toHaveTextContent('Choose a city');
  expect(getField('City')).toHaveAccessibleDescription('Choose a city');
  expect(getField('City').closest('label')?.nextElementSibling).toBe(getAlert());
});

test('leaves the focus where it is', () => {
  renderForm(INPUT);
  createFieldError({}).show(getField('Zip code'), 'Required');
  expect(document.body).toHaveFocus();
});

test.each([
  ['its own message', SELECTS, false],
  ["the CMS's message", SELECTS + CMS_MESSAGE, true],
  [
    "the CMS's message without an ID or a role",
    `${SELECTS}<p class="problem">Invalid zip</p>`,
    true,
  ],
  [
    'the invalid field that the CMS renders',
    `<label>State <input aria-describedby="cms-message hint" aria-invalid="true"></label>
      <label>City <input aria-invalid=""></label>${CMS_MESSAGE}`,
    true,
  ],
])(
  "restores the CMS's HTML after errors at two fields: %s [MOUNT-6/removed]",
  (_name, fields, hasCmsMessage) => {
    const form = renderForm(fields);
    const html = form.outerHTML;
    const cmsMessage = hasCmsMessage ? form.querySelector<HTMLElement>('.problem') : null;
    const error = createFieldError({ cmsMessage });
    error.show(getField('State'), 'Choose a state');
    error.show(getField('City'), 'Choose a city');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('Invalid zip')).toBeNull();
    error.restore();
    expect(form.outerHTML).toBe(html);
    fireEvent.input(getField('City'));
    expect(form.outerHTML).toBe(html);
  },
);

test("doesn't change the CMS's message if there is no error to clear", () => {
  const form = renderForm(INPUT + CMS_MESSAGE);
  const html = form.outerHTML;
  const error = createFieldError({
    cmsMessage: form.querySelector('#cms-message'),
  });
  error.clear();
  expect(form.outerHTML).toBe(html);
});
