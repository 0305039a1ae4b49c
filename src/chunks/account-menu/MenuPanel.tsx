import type { ComponentProps } from 'react';
import { bus } from '../../bus/bus';
import { useDisclosure } from '../../ui/disclosure/useDisclosure';
import { Icon } from '../../ui/icon/Icon';
import { CHEVRON, PERSON } from '../../ui/icon/shapes';

interface MenuPanelProps extends ComponentProps<'div'> {
  /** Label of the button that toggles the panel. */
  label: string;
}

/** A panel of the menu behind a button. Opening it closes the panel of my store (MYST-7). */
export function MenuPanel({ label, children, ...props }: MenuPanelProps) {
  const { rootRef, buttonProps, panelProps } = useDisclosure({
    closeOn: ['on-my-store-open', 'on-my-garage-open'],
    onOpen: () => bus.publish('close-my-store-globally', {}),
  });
  return (
    <div {...props} className="bsro-account-menu__disclosure" ref={rootRef}>
      <button type="button" className="bsro-account-menu__toggle" {...buttonProps}>
        <Icon shape={PERSON} />
        <span className="bsro-account-menu__name">{label}</span>
        <Icon shape={CHEVRON} />
      </button>
      <div className="bsro-account-menu__panel" {...panelProps}>
        {children}
      </div>
    </div>
  );
}
