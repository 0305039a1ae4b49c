import './quantity.css';

/** The most tires of one article in a cart. */
export const MAX_TIRES = 8;

const QUANTITIES = [...Array(MAX_TIRES).keys()].map((index) => index + 1);

interface QuantityFieldProps {
  label: string;
  value: number;
  onChange: (quantity: number) => void;
}

export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  return (
    <label className="bsro-quantity">
      {label}{' '}
      <select
        className="bsro-input"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {QUANTITIES.map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </select>
    </label>
  );
}
