import type { StatusPanelName } from './outcomes';

/** What both forms of the dialogs are given. */
export interface AccountFormProps {
  /** Whether something typed would be lost by closing. */
  onDirty: (isDirty: boolean) => void;
  onPanel: (name: StatusPanelName, email: string) => void;
  onDone: () => void;
  onSwitch: (name: 'sign-in' | 'create-account') => void;
}
