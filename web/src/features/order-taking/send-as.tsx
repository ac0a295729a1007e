import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { cx } from '../../ui/cx.ts';
import { TIPO_LOOK } from '../orders/order-looks.tsx';

const LABELS: Record<Tipo, string> = {
  en_local: 'Local',
  para_llevar: 'Para llevar',
  a_domicilio: 'Domicilio',
};

const COLOURS: Record<Tipo, string> = {
  en_local: 'border-ink bg-surface text-ink',
  para_llevar: 'border-maiz bg-maiz-wash text-maiz-ink',
  a_domicilio: 'border-agave bg-agave-wash text-agave',
};

/** The three ways an order leaves this screen. */
export function SendAs({ onChoose }: { onChoose: (tipo: Tipo) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-14 text-ink-soft">Enviar a cocina como</legend>
      <div className="grid grid-cols-3 gap-2">
        {TIPOS.map((tipo) => {
          const Icon = TIPO_LOOK[tipo].icon;
          return (
            <button
              key={tipo}
              type="button"
              onClick={() => onChoose(tipo)}
              className={cx(
                'grid min-h-18 place-items-center content-center gap-1 rounded-control border-2 px-1 font-semibold text-14 transition-transform duration-150 active:translate-y-px xl:text-16',
                COLOURS[tipo],
              )}
            >
              <Icon aria-hidden size={22} />
              {LABELS[tipo]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
