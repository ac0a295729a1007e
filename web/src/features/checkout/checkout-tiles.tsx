import { METODOS_AL_PEDIR, TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { METODO_PAGO_LOOK, TIPO_LOOK } from '../orders/order-looks.tsx';
import type { TipoStates } from './use-tipo-states.ts';

const LABELS: Record<Tipo, string> = {
  en_local: 'Pedido a mesa',
  para_llevar: 'Pedido para llevar',
  a_domicilio: 'Pedido a domicilio',
};

const COLOURS: Record<Tipo, string> = {
  en_local: 'bg-sunken border-t-ink text-ink',
  para_llevar: 'bg-maiz-wash border-t-maiz text-maiz-ink',
  a_domicilio: 'bg-agave-wash border-t-agave text-agave',
};

interface TipoTilesProps {
  /** True while the restaurant does not accept orders. */
  disabled: boolean;
  /** What the sede takes of each now; null where it decides nothing of it. */
  states?: TipoStates | null;
  onChoose: (tipo: Tipo) => void;
}

/** The three ways to order, within reach of the thumb. */
export function TipoTiles({ disabled, states = null, onChoose }: TipoTilesProps) {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-2 text-18 short:sr-only">
        ¿Cómo lo quieres?
      </h2>
      <div className="grid grid-cols-3 gap-2">
        {TIPOS.map((tipo) => {
          const Icon = TIPO_LOOK[tipo].icon;
          const { note = '', isOff = false } = states?.[tipo] ?? {};
          return (
            <button
              key={tipo}
              type="button"
              disabled={disabled || isOff}
              onClick={() => onChoose(tipo)}
              className={cx(
                'grid min-h-20 short:min-h-0 content-between justify-items-start gap-1.5 rounded-card border-t-6 p-2.5 text-left font-semibold leading-tight transition-transform duration-150 enabled:active:translate-y-px disabled:cursor-not-allowed disabled:border-t-line disabled:bg-sunken disabled:text-ink-soft',
                COLOURS[tipo],
              )}
            >
              <Icon aria-hidden size={24} className="short:hidden" />
              <span>
                {LABELS[tipo]}
                {note && <span className="block font-medium text-14">{note}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface PaymentTilesProps {
  /** Whether it may be said when the table asks for its bill. */
  mayWait?: boolean;
  value: string;
  onChange: (metodoPago: string) => void;
  error?: string | undefined;
}

export function PaymentTiles({ mayWait = false, value, onChange, error }: PaymentTilesProps) {
  const name = useId();
  const metodos = mayWait ? (['por_definir', ...METODOS_AL_PEDIR] as const) : METODOS_AL_PEDIR;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-semibold text-14">Método de pago</legend>
      <div
        className={cx(
          'grid grid-cols-6 gap-2 *:col-span-2',
          !mayWait && '[&>:nth-child(n+4)]:col-span-3',
        )}
      >
        {metodos.map((metodo) => {
          const { word, icon: Icon } = METODO_PAGO_LOOK[metodo];
          return (
            <label
              key={metodo}
              className="relative grid min-h-16 cursor-pointer place-items-center gap-1 rounded-control border border-control px-1 py-2 text-center font-medium text-14 has-checked:border-achiote has-checked:bg-achiote-wash has-checked:text-achiote-ink has-checked:inset-ring has-checked:inset-ring-achiote has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
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
