import {
  indexGroups,
  isChoosable,
  type OfferedGroup,
} from '@comanda/contract/modifiers/groups.rules';
import { groupsPrice, optionPrice } from '@comanda/contract/modifiers/groups-price.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { groupOf } from '@comanda/contract/modifiers/modifiers-form.rules';
import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { choose } from '@comanda/contract/modifiers/selection.rules';
import { formatMoney } from '@comanda/contract/money';
import { Check, Plus, Smartphone } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { type GroupDraft, inputOf } from './group-draft.ts';

interface GroupPreviewProps {
  draft: GroupDraft;
  /** The options as they are stored, which says what is sold out. */
  stored: ModifierGroup['opciones'];
  menu: SedeMenu;
  groups: readonly ModifierGroup[];
}

// No group has this code, because a name never becomes it.
const SHOWN = '_vista';
const SAMPLE_DISH = { nombre: 'Tu plato', precio: 0 };

/** The group as a diner has it in hand, with something chosen, priced by the rule of the orders. */
export function GroupPreview({ draft, stored, menu, groups }: GroupPreviewProps) {
  const latest = useDeferredValue(draft);
  const offered = useMemo(
    () => offeredOf(latest, stored, menu, groups),
    [latest, stored, menu, groups],
  );
  const dish = menu.products.find(({ id_sigo }) => id_sigo === latest.productos[0]) ?? SAMPLE_DISH;
  const chosen = offered ? sampleOf(offered) : [];
  const price = dish.precio + groupsPrice(chosen);
  const lines = chosen.flatMap(({ opciones }) => opciones);
  const count = lines.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return (
    <aside aria-label="Así lo ve tu cliente" className="grid content-start gap-3">
      <p className="flex items-center gap-2 text-14 text-ink-soft">
        <Smartphone aria-hidden size={18} />
        Así lo ve tu cliente
      </p>
      <div className="grid max-w-sm gap-2 rounded-card bg-paper p-3 shadow-float">
        <div>
          <p className="title wrap-anywhere text-16">
            {latest.pregunta.trim() || latest.nombre.trim() || 'Tu grupo'}
          </p>
          <p className="text-14 text-ink-soft">{selectionMessages.rule(latest)}</p>
          {latest.gratis > 0 && (
            <p className="text-14 text-ink-soft">
              {latest.gratis === 1 ? '1 incluida' : `${latest.gratis} incluidas`}
            </p>
          )}
        </div>
        {!offered && <p className="text-14 text-ink-soft">Escribe la primera opción.</p>}
        <ul className="grid gap-2">
          {offered?.opciones.map((option) => {
            const line = lines.find(({ codigo }) => codigo === option.codigo);
            const isGone = !isChoosable(option);
            // Of one that is chosen alone another takes its place.
            const isFull = !line && latest.max > 1 && count >= latest.max;
            return (
              <li
                key={option.codigo}
                className={cx(
                  'flex min-h-12 items-center gap-2 rounded-control border px-3 py-1',
                  line
                    ? 'border-achiote bg-achiote-wash inset-ring inset-ring-achiote'
                    : 'border-line bg-surface',
                )}
              >
                <span className="grid min-w-0 flex-1 text-14 leading-tight">
                  <span
                    className={cx(
                      'wrap-anywhere font-semibold',
                      isGone && 'text-ink-soft line-through',
                    )}
                  >
                    {option.nombre || 'Sin nombre'}
                  </span>
                  <span className={line ? 'text-achiote-ink' : 'text-ink-soft'}>
                    {isGone
                      ? 'Agotada'
                      : isFull
                        ? `Ya elegiste ${count}`
                        : priceWords(line ? line.incluidas > 0 : false, option.precio)}
                  </span>
                </span>
                {!isGone && !isFull && (
                  <span
                    aria-hidden
                    className={cx(
                      'grid size-7 shrink-0 place-items-center rounded-control',
                      line ? 'bg-achiote text-on-achiote' : 'bg-sunken text-ink-soft',
                    )}
                  >
                    {line ? <Check size={16} className="stroke-3" /> : <Plus size={16} />}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <div aria-hidden className="rule-dashed" />
        <div className="grid text-14">
          <ReceiptLine label={dish.nombre}>{formatMoney(dish.precio)}</ReceiptLine>
          {lines.map((line) => {
            const own = optionPrice(line);
            return own > 0 ? (
              <ReceiptLine key={line.codigo} label={line.nombre}>
                {formatMoney(own)}
              </ReceiptLine>
            ) : null;
          })}
        </div>
        <p className="flex min-h-11 items-center justify-between gap-2 rounded-control bg-achiote-wash px-3 font-semibold text-achiote-ink">
          Agregar
          <Money amount={price} className="figures text-18" />
        </p>
      </div>
      {latest.gratis > 0 && (
        <p className="text-14 text-ink-soft">
          Incluimos la de menor valor. El orden en que elija no cambia lo que paga.
        </p>
      )}
    </aside>
  );
}

function priceWords(isIncluded: boolean, precio: number): string {
  if (isIncluded) return 'Incluida';
  return precio === 0 ? 'Sin costo' : `+${formatMoney(precio)}`;
}

/** The group as a dish would offer it; null while it has no options. */
function offeredOf(
  draft: GroupDraft,
  stored: ModifierGroup['opciones'],
  { products, categories }: SedeMenu,
  groups: readonly ModifierGroup[],
): OfferedGroup | null {
  if (draft.opciones.length === 0) return null;
  const input = inputOf(draft, stored);
  const opciones = input.opciones.map(({ precio, ...option }) => ({
    ...option,
    // What is being typed may be no price yet.
    precio: Number.isNaN(precio) ? 0 : precio,
  }));
  const group = groupOf({ ...input, opciones }, SHOWN, products);
  const index = indexGroups({ products, categories, groups: [...groups, group] });
  return index.drawn({ grupos: [SHOWN] })[0] ?? null;
}

/** What is included and one more, of what there is; at least what must be chosen. */
function sampleOf(group: OfferedGroup) {
  const left = group.opciones.filter((one) => isChoosable(one) && one.grupos.length === 0);
  const wanted = Math.min(group.max, Math.max(group.min, group.gratis + 1));
  const opciones = left.slice(0, wanted).map(({ codigo }) => ({ codigo }));
  return choose([{ ...group, min: 0 }], [{ codigo: SHOWN, opciones }], { plato: '' }).grupos;
}
