import type { VehicleList, VehicleListsByLevel } from '../../store/garage/vehicle-lists';
import {
  ENGINE_TEXTS,
  LIST_NOT_LOADED,
  LIST_PROMPTS,
  LIST_NAMES,
} from '../../ui/form/vehicle-messages';
import { createElement } from '../../ui/html/create-element';
import { createStatus } from '../../ui/html/create-status';
import { TRY_AGAIN } from '../../ui/messages';
import { LEVELS } from '../../domain/vehicles/choice';
import type { Level, VehicleChoice } from '../../domain/vehicles/choice';
import { createField } from './field';
import type { Field } from './field';
import { REQUIRED_FIELD } from './messages';
import '../../ui/form/field.css';
import '../../ui/form/vehicle-fields.css';

export type VehicleFieldName = keyof VehicleChoice;

interface VehicleFieldsOptions {
  /** Returns the ID of a field's control. */
  readonly getFieldId: (name: VehicleFieldName) => string;
  readonly onChange: (name: VehicleFieldName, value: string) => void;
  /** Called when a visitor requests a list again that failed to load. */
  readonly onRetry: (level: Level) => void;
}

interface ShownVehicle {
  readonly choice: VehicleChoice;
  readonly lists: VehicleListsByLevel;
  /** The field with an error. */
  readonly invalid: VehicleFieldName | undefined;
}

/** The selects for year, make, model, and trim, or a text field for the engine instead of the trim (VEH-1). */
export interface VehicleFields {
  readonly root: HTMLElement;
  readonly show: (shown: ShownVehicle) => void;
  readonly focus: (name: VehicleFieldName) => void;
}

/** Checks whether a model has trims; true unless an empty list has loaded. */
export const hasTrims = ({ status, options }: VehicleList): boolean =>
  status !== 'ready' || options.length > 0;

interface ListField {
  readonly field: Field<HTMLSelectElement>;
  readonly show: (list: VehicleList, value: string) => void;
}

const createListField = (
  level: Level,
  { getFieldId, onChange, onRetry }: VehicleFieldsOptions,
): ListField => {
  const { label, plural } = LIST_NAMES[level];
  const control = createElement('select', {
    className: 'bsro-field__input',
    id: getFieldId(level),
    name: level,
    required: true,
  });
  const failure = createStatus('div', 'bsro-vehicle-fields__failure');
  const retry = createElement(
    'button',
    { type: 'button', className: 'bsro-button bsro-button--link' },
    TRY_AGAIN,
  );
  control.addEventListener('change', () => onChange(level, control.value));
  retry.addEventListener('click', () => onRetry(level));
  let shown = '';
  return {
    field: createField({ label, control, extra: failure }),
    show({ status, options }, value) {
      // The selected value stays visible while its options reload.
      const values = !value || options.includes(value) ? options : [value, ...options];
      const prompt = status === 'loading' ? LIST_PROMPTS.loading : LIST_PROMPTS.ready;
      const next = JSON.stringify([prompt, values]);
      // Keeps the options unless they have changed, because the list may be open.
      if (next !== shown) {
        shown = next;
        control.replaceChildren(
          createElement('option', { value: '' }, prompt),
          ...values.map((option) => createElement('option', { value: option }, option)),
        );
      }
      if (control.value !== value) control.value = value;
      control.disabled = status === 'idle';
      control.setAttribute('aria-busy', String(status === 'loading'));
      if (status !== 'failed') failure.replaceChildren();
      else if (!retry.isConnected) failure.replaceChildren(`${plural} ${LIST_NOT_LOADED} `, retry);
    },
  };
};

const createEngineField = ({
  getFieldId,
  onChange,
}: VehicleFieldsOptions): Field<HTMLInputElement> => {
  const id = getFieldId('engine');
  const control = createElement('input', {
    className: 'bsro-field__input',
    id,
    name: 'engine',
    required: true,
    maxLength: 120,
  });
  control.addEventListener('input', () => onChange('engine', control.value));
  const hint = createElement(
    'div',
    { className: 'bsro-field__hint', id: `${id}-hint` },
    ENGINE_TEXTS.hint,
  );
  return createField({ label: ENGINE_TEXTS.label, control, extra: hint });
};

/**
 * Creates linked selects for year, make, model, and trim, with a text field for the engine if the model
 * has no trims (VEH-1). `VehicleFields` of src/ui/form does the same in React.
 */
export const createVehicleFields = (options: VehicleFieldsOptions): VehicleFields => {
  const listFields = {
    year: createListField('year', options),
    make: createListField('make', options),
    model: createListField('model', options),
    trim: createListField('trim', options),
  };
  const fields: Readonly<Record<VehicleFieldName, Field<HTMLSelectElement | HTMLInputElement>>> = {
    year: listFields.year.field,
    make: listFields.make.field,
    model: listFields.model.field,
    trim: listFields.trim.field,
    engine: createEngineField(options),
  };
  const { trim, engine } = fields;
  const root = createElement(
    'div',
    { className: 'bsro-vehicle-fields' },
    ...LEVELS.map((level) => fields[level].root),
  );
  return {
    root,
    show({ choice, lists, invalid }) {
      for (const level of LEVELS) listFields[level].show(lists[level], choice[level]);
      if (fields.engine.control.value !== choice.engine)
        fields.engine.control.value = choice.engine;
      const [shown, hidden] = hasTrims(lists.trim) ? [trim, engine] : [engine, trim];
      if (!shown.root.isConnected) {
        hidden.root.remove();
        root.append(shown.root);
      }
      for (const name of [...LEVELS, 'engine'] as const) {
        fields[name].setError(name === invalid ? REQUIRED_FIELD : undefined);
      }
    },
    focus: (name) => fields[name].control.focus(),
  };
};
