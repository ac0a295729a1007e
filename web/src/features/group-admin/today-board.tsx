import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/form/switch.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { dishGoneWords } from './group-words.ts';
import { useSetOptionSoldOut } from './groups.queries.ts';

interface TodayBoardProps {
  dbName: string;
  menu: SedeMenu;
  groups: readonly { group: ModifierGroup; offered: OfferedGroup }[];
}

/** Every option with its switch: what ran out is sold out by one tap. */
export function TodayBoard({ dbName, menu, groups }: TodayBoardProps) {
  const soldOut = useSetOptionSoldOut(dbName);
  return (
    <section
      aria-labelledby="hay-hoy"
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 id="hay-hoy" className="text-22">
          Lo que hay hoy
        </h2>
        <p className="text-14 text-ink-soft">
          Apaga lo que se acabó: deja de ofrecerse al instante en todos sus platos.
        </p>
      </div>
      {groups.map(({ group: { codigo, nombre, opciones }, offered }) => (
        <section key={codigo} aria-labelledby={`hay-${codigo}`} className="grid gap-1">
          <h3 id={`hay-${codigo}`} className="wrap-anywhere text-16">
            {nombre}
          </h3>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {opciones.map((option, at) => {
              const shown = offered.opciones[at];
              return (
                <li key={option.codigo} className="border-line border-b">
                  <OptionSwitch
                    nombre={shown?.nombre ?? option.nombre}
                    isSoldOut={option.agotado}
                    dishGone={option.agotado ? '' : dishGoneWords(option, menu)}
                    onChange={(agotado) =>
                      soldOut.mutate({ codigo, opcion: option.codigo, agotado })
                    }
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface OptionSwitchProps {
  nombre: string;
  isSoldOut: boolean;
  /** Why the dish that it is cannot be had, '' if it can: that is changed at the dish. */
  dishGone: string;
  onChange: (agotado: boolean) => void;
}

function OptionSwitch({ nombre, isSoldOut, dishGone, onChange }: OptionSwitchProps) {
  const isGone = isSoldOut || dishGone !== '';
  return (
    <Switch
      full
      checked={!isGone}
      onChange={(isAvailable) => onChange(!isAvailable)}
      disabled={dishGone !== ''}
    >
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className={cx('font-semibold', isGone && 'text-ink-soft line-through')}>
          {nombre}
        </span>
        <span className="sr-only">: </span>
        <span className={isGone ? 'ml-2 font-semibold text-aji' : 'sr-only'}>
          {dishGone || (isSoldOut ? 'Agotada' : 'Disponible')}
        </span>
      </span>
    </Switch>
  );
}
