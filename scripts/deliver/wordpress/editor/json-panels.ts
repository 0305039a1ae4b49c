import type { JsonField, JsonFields } from '../../../../src/mounts/schema/author-facts';
import { toText } from './field-control';
import { getLabel, getNoneLabel } from './labels';
import { getWordPress } from './wordpress';
import type { Rendered } from './wordpress';

const { element, components: controls, i18n } = getWordPress();
const { __, sprintf } = i18n;
const { createElement } = element;

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether a value is a list of objects. */
export const isObjectList = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.every(isObject);

/** Returns a copy of an object with a value; without the property if the value is undefined. */
const withValue = (object: JsonObject, name: string, value: unknown): JsonObject => {
  const { [name]: _removed, ...others } = object;
  return value === undefined ? others : { ...others, [name]: value };
};

const toLines = (value: unknown): string =>
  Array.isArray(value) ? value.map(toText).join('\n') : toText(value);

const splitLines = (text: string): readonly string[] | undefined => {
  const lines = text.split('\n');
  return lines.some((line) => line.trim() !== '') ? lines : undefined;
};

const toPicture = (src: string, alt: string): unknown => {
  if (src === '' && alt === '') return undefined;
  return alt === '' ? src : { src, alt };
};

const describeSample = ({ sample }: JsonField): string =>
  typeof sample === 'object' ? sample.map(toText).join(', ') : String(sample);

/** Renders the controls of a field of an object. */
const renderControls = (
  name: string,
  field: JsonField,
  object: JsonObject,
  change: (value: unknown) => void,
): readonly Rendered[] => {
  const value = object[name];
  const label = getLabel(field.label, field.required === true);
  const key = `field-${name}`;
  const setText = (text: string): void => change(text === '' ? undefined : text);
  switch (field.kind) {
    case 'choice':
      return [
        createElement(controls.SelectControl, {
          key,
          label,
          value: toText(value),
          options: [
            { label: getNoneLabel(), value: '' },
            ...(field.choices ?? []).map((choice) => ({ label: choice, value: choice })),
          ],
          onChange: setText,
        }),
      ];
    case 'html':
      return [
        createElement(controls.TextareaControl, {
          key,
          label,
          /* translators: %s: an example */
          help: sprintf(__('HTML, such as %s', 'bsro-ui'), describeSample(field)),
          value: typeof value === 'string' ? value : '',
          onChange: setText,
        }),
      ];
    case 'words':
    case 'patterns':
      return [
        createElement(controls.TextareaControl, {
          key,
          label,
          help: sprintf(
            /* translators: %s: examples */
            __('One per line, such as %s', 'bsro-ui'),
            field.choices?.join(', ') ?? describeSample(field),
          ),
          value: toLines(value),
          onChange: (text: string) => change(splitLines(text)),
        }),
      ];
    case 'picture': {
      const src = isObject(value) ? toText(value['src']) : toText(value);
      const alt = isObject(value) ? toText(value['alt']) : '';
      return [
        createElement(controls.TextControl, {
          key,
          label,
          placeholder: describeSample(field),
          value: src,
          onChange: (text: string) => change(toPicture(text, alt)),
        }),
        createElement(controls.TextControl, {
          key: `${key}-alt`,
          /* translators: %s: label of a picture */
          label: sprintf(__('%s: alternative text', 'bsro-ui'), label),
          value: alt,
          onChange: (text: string) => change(toPicture(src, text)),
        }),
      ];
    }
    case 'objects':
      return renderJsonPanels(
        field.fields ?? {},
        isObjectList(value) ? value : [],
        (changed) => change(changed.length > 0 ? changed : undefined),
        field.label,
      );
    case 'amount':
      return [
        createElement(controls.TextControl, {
          key,
          label,
          type: 'number',
          min: 0,
          value: typeof value === 'number' ? String(value) : toText(value),
          onChange: (text: string) => change(text === '' ? undefined : Number(text)),
        }),
      ];
    case 'text':
    case 'url':
      return [
        createElement(controls.TextControl, {
          key,
          label,
          placeholder: describeSample(field),
          value: toText(value),
          onChange: setText,
        }),
      ];
  }
};

/** Renders a panel for each object of a list, and the button that adds one. */
export function renderJsonPanels(
  fields: JsonFields,
  items: readonly JsonObject[],
  change: (items: readonly JsonObject[]) => void,
  name = __('Item', 'bsro-ui'),
): readonly Rendered[] {
  const panels = items.map((item, index) =>
    createElement(
      controls.PanelBody,
      {
        key: `item-${index}`,
        title: `${name} ${index + 1}`,
        initialOpen: index === items.length - 1,
      },
      ...Object.entries(fields).flatMap(([field, declaration]) =>
        renderControls(field, declaration, item, (value) =>
          change(
            items.map((other, position) =>
              position === index ? withValue(other, field, value) : other,
            ),
          ),
        ),
      ),
      createElement(
        controls.Button,
        {
          isDestructive: true,
          variant: 'secondary',
          onClick: () => change(items.filter((_, position) => position !== index)),
        },
        /* translators: 1: name of the objects in a list, 2: number of one */
        sprintf(__('Remove %1$s %2$d', 'bsro-ui'), name.toLowerCase(), index + 1),
      ),
    ),
  );
  const add = createElement(
    'div',
    { key: 'add', className: 'bsro-ui-block__add' },
    createElement(
      controls.Button,
      { variant: 'secondary', onClick: () => change([...items, {}]) },
      /* translators: %s: name of the objects in a list */
      sprintf(__('Add %s', 'bsro-ui'), name.toLowerCase()),
    ),
  );
  return [...panels, add];
}
