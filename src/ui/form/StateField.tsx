import type { ComponentProps } from 'react';
import { US_STATES } from '../../domain/stores/us-states';
import { FORM_MESSAGES } from '../../validation/messages';
import { SelectField } from './SelectField';

/** Selects a US state. Its value is the state's code. */
export function StateField(
  field: Omit<ComponentProps<typeof SelectField>, 'options' | 'getText' | 'prompt'>,
) {
  return (
    <SelectField
      {...field}
      options={Object.keys(US_STATES)}
      getText={(code) => US_STATES[code] ?? code}
      prompt={FORM_MESSAGES.state}
    />
  );
}
