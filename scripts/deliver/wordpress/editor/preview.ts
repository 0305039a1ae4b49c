import { getWordPress } from './wordpress';
import type { Rendered } from './wordpress';

/** Where the plugin shows a block, from `includes/preview.php`. */
declare const bsroUiPreview: {
  readonly url: string;
  /** The name of the field with the block. */
  readonly field: string;
  readonly nonce: string;
};

const { blocks, data, element, i18n } = getWordPress();
const { createElement, useEffect, useRef } = element;
const { __ } = i18n;

/** A component that shows a block as visitors see it, in a frame that loads again after each change. */
export const Preview = ({ clientId }: { readonly clientId: string }): Rendered => {
  const form = useRef<HTMLFormElement>(null);
  const frame = `bsro-ui-preview-${clientId}`;
  const source = data.useSelect(
    (select) => {
      const block = select('core/block-editor').getBlock(clientId);
      return block ? blocks.serialize([block]) : '';
    },
    [clientId],
  );
  useEffect(() => {
    const timer = setTimeout(() => form.current?.submit(), 500);
    return () => clearTimeout(timer);
  }, [source]);
  const createField = (name: string, value: string): Rendered =>
    createElement('input', { type: 'hidden', name, value });
  return createElement(
    'div',
    null,
    createElement(
      'form',
      { ref: form, method: 'post', action: bsroUiPreview.url, target: frame },
      createField(bsroUiPreview.field, source),
      createField('_wpnonce', bsroUiPreview.nonce),
    ),
    // The frame shows a page of the site itself, with its scripts and cookies.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    createElement('iframe', {
      className: 'bsro-ui-block__preview',
      name: frame,
      title: __('Preview', 'bsro-ui'),
    }),
  );
};
