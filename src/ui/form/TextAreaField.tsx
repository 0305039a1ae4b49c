import { CharacterCount } from './CharacterCount';
import { FieldFrame, getDescribedBy } from './FieldFrame';
import { runAfterPointerUp } from './run-after-pointer-up';
import type { FieldProps } from './Field';

interface TextAreaFieldProps extends Pick<
  FieldProps,
  'id' | 'name' | 'label' | 'value' | 'onBlur' | 'error' | 'hint' | 'isOptional' | 'autoComplete'
> {
  onChange: (value: string) => void;
  /** Maximum number of characters, as in the schema. If set, the field shows how many are left. */
  limit?: number;
  rows?: number;
}

export function TextAreaField({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  autoComplete,
  limit,
  rows = 5,
}: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <textarea
        className="bsro-field__input"
        id={id}
        name={name}
        rows={rows}
        value={value}
        required={!isOptional}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={`${getDescribedBy(id)}${limit === undefined ? '' : ` ${id}-limit`}`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onBlur && runAfterPointerUp(onBlur)}
      />
      {limit !== undefined && <CharacterCount id={`${id}-limit`} value={value} limit={limit} />}
    </FieldFrame>
  );
}
