import type { ComponentProps } from 'react';
import { BUTTONS } from '../messages';
import { Icon } from './Icon';
import { CLOSE } from './shapes';
import './close-button.css';

/** A button with an icon that closes, or removes, what contains it. */
export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className="bsro-close-button" aria-label={BUTTONS.close} {...props}>
      <Icon shape={CLOSE} />
    </button>
  );
}
