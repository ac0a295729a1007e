import { TIPOS, type Tipo } from '@comanda/contract/orders.words';
import { cx } from '../../ui/cx.ts';
import { TIPO_LOOK } from './tipo.ts';

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

/** The three ways to order, in the thumb's reach. */
export function TipoTiles({ onChoose }: { onChoose: (tipo: Tipo) => void }) {
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
              onClick={() => onChoose(tipo)}
              className={cx(
                'grid min-h-28 content-between justify-items-start gap-2 rounded-card border-t-6 p-3 text-left font-semibold transition-transform duration-150 active:translate-y-px',
                COLOURS[tipo],
              )}
            >
              <Icon aria-hidden size={26} />
              {LABELS[tipo]}
            </button>
          );
        })}
      </div>
    </section>
  );
}
