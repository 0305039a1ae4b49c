import './field.css';

interface CheckboxFieldProps {
  id: string;
  name: string;
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckboxField({ id, name, label, isChecked, onChange }: CheckboxFieldProps) {
  return (
    <div className="bsro-checkbox">
      <input
        className="bsro-checkbox__input"
        id={id}
        name={name}
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="bsro-checkbox__label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
