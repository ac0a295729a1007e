import type { Category, Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import { stillOffered } from '@comanda/contract/modifiers/offered-choice.rules';
import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { choose } from '@comanda/contract/modifiers/selection.rules';
import type { ChosenGroup } from '@comanda/contract/modifiers/selection-key';
import { formatMoney } from '@comanda/contract/money';
import { partsOf } from '@comanda/contract/orders/line-parts.words';
import type { Order } from '@comanda/contract/orders/orders';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { toCartItem } from '../cart/cart.ts';
import { GroupFields } from '../dish-groups/group-fields.tsx';
import { lastChoice, rememberChoice } from '../dish-groups/last-choice.ts';
import { LineNotice } from '../dish-groups/line-notice.tsx';
import { OldExtras } from '../dish-groups/old-extras.tsx';
import { type GroupChoice, useGroupChoice } from '../dish-groups/use-group-choice.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { drawnGroups } from '../menu/menu-groups.ts';
import { keptLines } from './kept-lines.ts';
import { QuickNotes } from './quick-notes.tsx';
import { ServiceFields, serviceOf } from './service-fields.tsx';

interface GroupsDialogProps {
  dbName: string;
  menu: SedeMenu;
  dish: Product;
  /** The order line being changed; undefined for a new one. */
  line: CartItem | undefined;
  /** The order that is edited: what it has of an option it keeps, also where that is sold out. */
  editing: Order | null;
  /** The lines of the order being taken. */
  items: readonly CartItem[];
  /** The orders of the day. */
  orders: readonly Order[];
  /** The menu's categories where dishes wait for their course, else none. */
  courses: readonly Category[] | null;
  onClose: () => void;
  onDone: (item: CartItem) => void;
}

/** A dish with groups, as a waiter fills it in: what is required first, with the last choice at hand. */
export function GroupsDialog(props: GroupsDialogProps) {
  const { dbName, menu, dish, line, editing, items, orders, courses, onClose, onDone } = props;
  const groups = drawnGroups(menu, dish);
  const [before] = useState(() => serviceOf(dish, line, courses));
  const [service, setService] = useState(before);
  const body = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => keptOptions(dish, editing));
  const choice = useGroupChoice({
    dish,
    groups,
    line,
    isKept: (option) => kept.has(option),
    isLineKept: (cantidad) => line !== undefined && isKept(line, cantidad, editing, items),
  });
  const [missing] = choice.missing;
  const form = useForm({
    initial: {},
    isDirty: choice.isDirty || service.tiempo !== before.tiempo || service.puesto !== before.puesto,
    send: () => {
      if (missing) return showMissing(body.current);
      rememberChoice(dbName, dish.id_sigo, choice.chosen);
      onDone({ ...toCartItem(choice.choice), ...(courses && service) });
    },
    onClose,
  });
  const isSoldOut = !isServed(dish) && !line;
  const verb = line ? 'Guardar' : 'Agregar';
  return (
    <FormDialog
      title={dish.nombre}
      size="md"
      submitLabel={
        isSoldOut
          ? 'Agotado'
          : missing
            ? selectionMessages.missing(missing.nombre)
            : `${verb} · ${formatMoney(choice.subtotal)}`
      }
      form={form}
      canSubmit={!isSoldOut}
      isReady={!missing}
      aside={
        <QuantityStepper
          label={dish.nombre}
          value={choice.cantidad}
          onChange={choice.setCantidad}
          max={LIMITS.cantidad.max}
          size="lg"
        />
      }
    >
      <div ref={body} className="grid gap-5 [--jump:0.5rem]">
        {!line && choice.picked.length === 0 && (
          <LastChoice
            dish={dish}
            groups={groups}
            last={lastChoice(dbName, dish.id_sigo)}
            onTake={choice.setChosen}
          />
        )}
        <OldExtras line={line} />
        {editing && <GoneOptions choice={choice} />}
        <GroupFields
          groups={groups}
          chosen={choice.chosen}
          priced={choice.grupos}
          onChange={choice.setChosen}
          isKept={choice.isKept}
          isCompact
        />
        <TextArea
          label="Observaciones"
          optional
          rows={2}
          maxLength={LIMITS.nota}
          value={choice.nota}
          onChange={(event) => choice.setNota(event.target.value)}
          placeholder="Sin cebolla, término tres cuartos…"
        />
        <QuickNotes nota={choice.nota} onChange={choice.setNota} orders={orders} />
        {courses && <ServiceFields categories={courses} value={service} onChange={setService} />}
      </div>
    </FormDialog>
  );
}

/** What the menu does not offer any more of a line that the order has. */
function GoneOptions({ choice }: { choice: GroupChoice }) {
  const { gone, isAsOrdered, restore } = choice;
  if (gone.length === 0) return null;
  const names = gone.join(', ');
  return (
    <LineNotice>
      <p>{isAsOrdered ? choiceMessages.keptGone(names) : choiceMessages.goneNow(names)}</p>
      {!isAsOrdered && (
        <Button variant="secondary" size="lg" onClick={restore}>
          {choiceMessages.restore}
        </Button>
      )}
    </LineNotice>
  );
}

/** Whether the edited order keeps the line as it is, with so many of its dish. */
function isKept(
  line: CartItem,
  cantidad: number,
  editing: Order | null,
  items: readonly CartItem[],
): boolean {
  const others = items.filter(({ itemId }) => itemId !== line.itemId);
  return keptLines({ editing, items: [...others, { ...line, cantidad }] }).isLineKept(line);
}

interface LastChoiceProps {
  dish: Product;
  groups: readonly OfferedGroup[];
  last: readonly ChosenGroup[];
  onTake: (chosen: readonly ChosenGroup[]) => void;
}

/** What this device chose of the dish the last time, as far as there is some left: one tap takes it. */
function LastChoice({ dish, groups, last, onTake }: LastChoiceProps) {
  const chosen = stillOffered(groups, last);
  const { grupos } = choose(groups, chosen, { plato: dish.nombre });
  const words = partsOf({ cantidad: 1, adiciones: [], combo: null, grupos }).map(
    ({ texto }) => texto,
  );
  if (words.length === 0) return null;
  return (
    <Button
      variant="wash"
      size="lg"
      full
      icon={<History aria-hidden size={18} className="shrink-0" />}
      onClick={() => onTake(chosen)}
    >
      <span className="wrap-anywhere min-w-0 flex-1 py-2 text-left leading-snug">
        {choiceMessages.asLast(words.join(', '))}
      </span>
    </Button>
  );
}

function showMissing(body: HTMLElement | null): void {
  const group = body?.querySelector<HTMLElement>('[data-missing]');
  group?.scrollIntoView({ block: 'start' });
  group?.querySelector<HTMLElement>('input:not(:disabled), button')?.focus({ preventScroll: true });
}

/** What the order has of the dish, by the codes that lead to each option: 'combo/en-combo/bebida/lulo'. */
function keptOptions({ id_sigo }: Product, editing: Order | null): ReadonlySet<string> {
  const codesOf = (grupos: readonly KeptGroup[], under: string): string[] =>
    grupos.flatMap(({ codigo, opciones }) =>
      opciones.flatMap((option) => {
        const code = `${under}${codigo}/${option.codigo}`;
        return [code, ...codesOf(option.grupos ?? [], `${code}/`)];
      }),
    );
  const lines = editing?.productos.filter((line) => line.id_sigo === id_sigo) ?? [];
  return new Set(lines.flatMap(({ grupos = [] }) => codesOf(grupos, '')));
}

interface KeptGroup {
  codigo: string;
  opciones: readonly { codigo: string; grupos?: readonly KeptGroup[] | undefined }[];
}
