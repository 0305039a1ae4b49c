import type { ComponentField } from '../../component-model';
import { checkValue } from './check-value';
import { getLabel, getNoneLabel } from './labels';
import { getWordPress } from './wordpress';
import type { EditProps, Rendered } from './wordpress';

const { element, components: controls, htmlEntities } = getWordPress();
const { createElement } = element;

/** Decodes the character references that WordPress adds to a text when a restricted author saves it. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? htmlEntities.decodeEntities(value) : '';

/** The properties of the inputs by kind; other kinds have a plain text input. */
const INPUTS: Readonly<Record<string, object>> = {
  day: { type: 'date' },
  count: { type: 'number', min: 0, max: 9999, step: 1 },
  amount: { type: 'number', min: 0, step: 0.01 },
};

/** Renders the control of a field. Emptying it removes the value. */
export const renderFieldControl = (field: ComponentField, props: EditProps): Rendered => {
  const { name, kind, label, help, choices, fallback, sample, isRequired } = field;
  const value = props.attributes[name];
  const key = `field-${name}`;
  if (kind === 'flag') {
    return createElement(controls.ToggleControl, {
      key,
      label,
      help,
      checked: typeof value === 'boolean' ? value : fallback === 'true',
      onChange: (checked: boolean) => props.setAttributes({ [name]: checked }),
    });
  }
  const text = toText(value);
  const onChange = (input: string): void =>
    props.setAttributes({ [name]: input === '' ? undefined : input });
  const problem = checkValue(field, text);
  const shared = {
    key,
    label: getLabel(label, isRequired),
    help: [problem, help].filter(Boolean).join(' ') || undefined,
    value: text,
    onChange,
  };
  if (kind === 'choice') {
    return createElement(controls.SelectControl, {
      ...shared,
      options: [
        { label: getNoneLabel(fallback), value: '' },
        ...choices.map((choice) => ({ label: choice, value: choice })),
      ],
    });
  }
  return createElement(controls.TextControl, {
    ...shared,
    ...INPUTS[kind],
    placeholder: fallback ?? sample,
  });
};
