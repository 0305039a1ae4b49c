const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8];

interface QuantityFieldProps {
  label: string;
  value: number;
  onChange: (quantity: number) => void;
}

/** A select for 1 to 8 tires. */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  return (
    <label className="bsro-quantity">
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {QUANTITIES.map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </select>
    </label>
  );
}
