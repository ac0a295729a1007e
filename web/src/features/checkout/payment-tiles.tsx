import { METODOS_PAGO } from '@comanda/contract/orders/orders.words';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';

interface PaymentTilesProps {
  value: string;
  onChange: (metodoPago: string) => void;
  error?: string | undefined;
}

export function PaymentTiles({ value, onChange, error }: PaymentTilesProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-semibold text-14">Método de pago</legend>
      <div className="grid grid-cols-6 gap-2 *:col-span-2 [&>:nth-child(n+4)]:col-span-3">
        {METODOS_PAGO.map((metodo) => {
          const { word, icon: Icon } = METODO_PAGO_LOOK[metodo];
          return (
            <label
              key={metodo}
              className="relative grid min-h-16 cursor-pointer place-items-center gap-1 rounded-control border border-control px-1 py-2 font-medium text-14 has-checked:border-achiote has-checked:bg-achiote-wash has-checked:text-achiote-ink has-checked:inset-ring has-checked:inset-ring-achiote has-focus-visible:outline-3 has-focus-visible:outline-achiote has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={metodo}
                checked={value === metodo}
                onChange={() => onChange(metodo)}
                className="sr-only"
              />
              <Icon aria-hidden size={20} />
              {word}
            </label>
          );
        })}
      </div>
      {error && (
        <p
          id={`${name}-error`}
          className="mt-1.5 flex items-start gap-1.5 font-medium text-14 text-aji"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
