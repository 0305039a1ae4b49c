import { getBlockName, SLOT_BLOCK } from '../block-name';
import { checkValue } from './check-value';
import { components } from './components';
import type { EditorComponent } from './components';
import { renderFieldControl, toText } from './field-control';
import { isObjectList, renderJsonPanels } from './json-panels';
import { Preview } from './preview';
import { getWordPress } from './wordpress';
import type { EditProps, Rendered } from './wordpress';

// The entry point of the script that runs in the block editor.
const { blocks, data, element, blockEditor, components: controls, i18n } = getWordPress();
const { __, sprintf } = i18n;
const { createElement, useState } = element;

/** Lists the problems of the block's settings. */
const findProblems = ({ fields }: EditorComponent, values: EditProps['attributes']): string[] =>
  fields.flatMap((field) =>
    field.kind === 'flag' ? [] : (checkValue(field, toText(values[field.name])) ?? []),
  );

/** Describes the values of the block's settings. */
const describeValues = ({ fields }: EditorComponent, values: EditProps['attributes']): string =>
  fields
    .flatMap(({ name, label }) => {
      const value = values[name];
      if (typeof value === 'boolean') return value ? [label] : [];
      const text = toText(value);
      return text === '' ? [] : [`${label}: ${text}`];
    })
    .join(' · ');

const renderSettings = (component: EditorComponent, props: EditProps): Rendered => {
  const { fields, jsonFields } = component;
  const items = props.attributes['items'];
  return createElement(
    blockEditor.InspectorControls,
    null,
    fields.length > 0 &&
      createElement(
        controls.PanelBody,
        { title: __('Settings', 'bsro-ui'), initialOpen: true },
        ...fields.map((field) => renderFieldControl(field, props)),
      ),
    ...(jsonFields
      ? renderJsonPanels(jsonFields, isObjectList(items) ? items : [], (changed) =>
          props.setAttributes({ items: changed }),
        )
      : []),
  );
};

const renderSummary = (component: EditorComponent, { attributes }: EditProps): Rendered => {
  const items = attributes['items'];
  const summary = component.jsonFields
    ? /* translators: %d: a number */
      sprintf(__('Items: %d', 'bsro-ui'), isObjectList(items) ? items.length : 0)
    : describeValues(component, attributes);
  const problems = findProblems(component, attributes);
  return createElement(
    'div',
    { className: 'bsro-ui-block__head' },
    createElement('strong', { className: 'bsro-ui-block__title' }, component.title),
    summary !== '' && createElement('span', { className: 'bsro-ui-block__values' }, summary),
    problems.length > 0 &&
      createElement('p', { className: 'bsro-ui-block__problem' }, problems.join(' ')),
  );
};

const renderPreviewButton = (isPressed: boolean, onClick: () => void): Rendered =>
  createElement(
    blockEditor.BlockControls,
    null,
    createElement(
      controls.ToolbarGroup,
      null,
      createElement(controls.ToolbarButton, { isPressed, onClick }, __('Preview', 'bsro-ui')),
    ),
  );

for (const component of components) {
  const hasContent = !component.jsonFields;
  const Edit = (props: EditProps): Rendered => {
    const [isPreview, setPreview] = useState(false);
    return createElement(
      'div',
      blockEditor.useBlockProps({ className: 'bsro-ui-block' }),
      renderPreviewButton(isPreview, () => setPreview(!isPreview)),
      renderSettings(component, props),
      renderSummary(component, props),
      isPreview
        ? createElement(Preview, { clientId: props.clientId })
        : hasContent && createElement(blockEditor.InnerBlocks, { templateLock: false }),
    );
  };
  blocks.registerBlockType(component.block, {
    edit: Edit,
    save: () => (hasContent ? createElement(blockEditor.InnerBlocks.Content) : null),
  });
}

/** Describes a slot as a component whose only setting is its place in a feature. */
const toSlot = ({ slot, ...feature }: EditorComponent): EditorComponent => ({
  ...feature,
  title: __('Slot', 'bsro-ui'),
  fields: slot ? [slot] : [],
});

const EditSlot = (props: EditProps): Rendered => {
  const feature = data.useSelect(
    (select) => {
      const editor = select('core/block-editor');
      const around = editor.getBlockParents(props.clientId).map(editor.getBlockName);
      return components.find(({ block, slot }) => slot && around.includes(block));
    },
    [props.clientId],
  );
  const slot = feature && toSlot(feature);
  return createElement(
    'div',
    blockEditor.useBlockProps({ className: 'bsro-ui-block' }),
    slot ? renderSettings(slot, props) : null,
    slot ? renderSummary(slot, props) : null,
    createElement(blockEditor.InnerBlocks, { templateLock: false }),
  );
};

blocks.registerBlockType(getBlockName(SLOT_BLOCK), {
  edit: EditSlot,
  save: () => createElement(blockEditor.InnerBlocks.Content),
});
