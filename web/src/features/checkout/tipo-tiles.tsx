import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { cx } from '../../ui/cx.ts';
import { TIPO_LOOK } from '../orders/order-looks.tsx';

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
  /** True while the restaurant takes no orders. */
  disabled: boolean;
  onChoose: (tipo: Tipo) => void;
}

/** The three ways to order, in the thumb's reach. */
export function TipoTiles({ disabled, onChoose }: TipoTilesProps) {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-2 text-18">
        ¿Cómo lo quieres?
      </h2>
      <div className="grid grid-cols-3 gap-2">
        {TIPOS.map((tipo) => {
          const Icon = TIPO_LOOK[tipo].icon;
          return (
            <button
              key={tipo}
              type="button"
              disabled={disabled}
              onClick={() => onChoose(tipo)}
              className={cx(
                'grid min-h-20 content-between justify-items-start gap-1.5 rounded-card border-t-6 p-2.5 text-left font-semibold leading-tight transition-transform duration-150 enabled:active:translate-y-px disabled:cursor-not-allowed disabled:border-t-line disabled:bg-sunken disabled:text-ink-soft',
                COLOURS[tipo],
              )}
            >
              <Icon aria-hidden size={24} />
              {LABELS[tipo]}
            </button>
          );
        })}
      </div>
    </section>
  );
}
