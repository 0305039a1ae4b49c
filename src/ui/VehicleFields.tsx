import { LEVELS, withChosen } from '../vehicles/choice';
import type { Level, VehicleChoice } from '../vehicles/choice';
import { describedBy, FieldFrame } from './FieldFrame';
import { SelectField } from './SelectField';
import './button.css';
import './vehicle-fields.css';

interface List {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly string[];
}

interface VehicleFieldsProps {
  choice: VehicleChoice;
  /** The lists of the catalogue for what is chosen so far. */
  lists: Readonly<Record<Level, List>> & { readonly retry: (level: Level) => void };
  onChange: (choice: VehicleChoice) => void;
  onBlur?: (name: keyof VehicleChoice) => void;
  /** The id of a field's control. */
  idOf: (name: keyof VehicleChoice) => string;
  errorOf: (name: keyof VehicleChoice) => string | undefined;
}

const WORDS: Readonly<Record<Level, { label: string; many: string }>> = {
  year: { label: 'Year', many: 'Years' },
  make: { label: 'Make', many: 'Makes' },
  model: { label: 'Model', many: 'Models' },
  trim: { label: 'Trim', many: 'Trims' },
};

/**
 * Year, make, model and trim, each by what is chosen before it; the engine where the catalogue
 * knows no trim (VEH-1).
 */
export function VehicleFields({
  choice,
  lists,
  onChange,
  onBlur,
  idOf,
  errorOf,
}: VehicleFieldsProps) {
  const hasTrims = lists.trim.status !== 'ready' || lists.trim.options.length > 0;
  return (
    <div className="bsro-vehicle-fields">
      {LEVELS.filter((level) => level !== 'trim' || hasTrims).map((level) => {
        const { status, options } = lists[level];
        const { label, many } = WORDS[level];
        return (
          <SelectField
            key={level}
            id={idOf(level)}
            name={level}
            label={label}
            value={choice[level]}
            options={options}
            prompt={status === 'loading' ? 'Loading…' : 'Choose'}
            onChange={(value) => onChange(withChosen(choice, level, value))}
            onBlur={() => onBlur?.(level)}
            error={errorOf(level)}
            isDisabled={status === 'idle'}
            isBusy={status === 'loading'}
          >
            <div className="bsro-vehicle-fields__failure" role="status">
              {status === 'failed' && (
                <>
                  {many} could not be loaded.{' '}
                  <button
                    type="button"
                    className="bsro-button bsro-button--link"
                    onClick={() => lists.retry(level)}
                  >
                    Try again
                  </button>
                </>
              )}
            </div>
          </SelectField>
        );
      })}
      {!hasTrims && (
        <FieldFrame
          id={idOf('engine')}
          label="Engine"
          error={errorOf('engine')}
          hint="As on the label under the hood, such as 2.5L L4."
        >
          <input
            className="bsro-field__input"
            id={idOf('engine')}
            name="engine"
            value={choice.engine}
            required
            maxLength={120}
            aria-invalid={errorOf('engine') !== undefined}
            aria-describedby={describedBy(idOf('engine'))}
            onChange={({ target }) => onChange(withChosen(choice, 'engine', target.value))}
            onBlur={() => onBlur?.('engine')}
          />
        </FieldFrame>
      )}
    </div>
  );
}
