import type { Account } from '@comanda/contract/accounts/accounts';
import { hasNothingToPay, pideCuenta } from '@comanda/contract/accounts/accounts.rules';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { nextCourse } from '@comanda/contract/kitchen/courses.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { isEditable } from '@comanda/contract/orders/orders.rules';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import {
  ArrowLeftRight,
  Combine,
  DoorOpen,
  Flame,
  HandCoins,
  type LucideIcon,
  Plus,
  ReceiptText,
  Split,
  Users,
  UtensilsCrossed,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import type { Failure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { isLocalId } from '../offline/outbox.ts';
import { useFireCourse } from '../order-moves/use-fire-course.ts';
import { dishesOf } from './pass-dishes.tsx';
import { type LiveAccount, sitting, stateOf, type Table, tableName } from './table-list.ts';
import { TABLE_LOOK } from './table-looks.ts';
import { people } from './table-tiles.tsx';

interface SheetFrameProps {
  table: Table;
  account: LiveAccount;
  now: Date;
  failure: Failure | null;
  /** What the guests answered about a tip, while it covers the newest round. */
  answered: Account['propina'];
  /** Asks them again; null where nobody is asked. */
  onTip: (() => void) | null;
  /** Rounds or dishes, in a part that scrolls. */
  children: ReactNode;
  actions: ReactNode;
  onClose: (() => void) | undefined;
}

/** The slip of a table: only its middle scrolls, total and actions stay. */
export function SheetFrame(props: SheetFrameProps) {
  const { table, account, now, failure, answered, onTip, children, actions, onClose } = props;
  const { comensales, totales, nombre, mesero } = account;
  const state = stateOf(table);
  const { icon: Icon, word, ink } = TABLE_LOOK[state];
  const isOnline = useIsOnline();
  const name = tableName(table);
  // '12' stands beside its state; 'Terraza 1' and '10 + 11' above it.
  const isLong = name.length > 4;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="min-h-0 flex-1 *:h-full">
        <Slip edge="ink" className="flex h-full flex-col px-4 pt-3 pb-6">
          <header className="flex items-start gap-3">
            <div className={cx('flex min-w-0 flex-1 gap-x-3', isLong && 'flex-col')}>
              <h2
                className={cx(
                  'figures',
                  isLong ? 'wrap-anywhere line-clamp-2 text-28 leading-tight' : 'text-48',
                )}
              >
                <span className="sr-only">Mesa </span>
                {name}
              </h2>
              <div className="min-w-0 flex-1 pt-1">
                <p className={cx('flex items-center gap-1.5 font-semibold text-14', ink)}>
                  <Icon aria-hidden size={18} />
                  {word}
                </p>
                <p className="text-14 text-ink-soft">
                  {comensales !== null && `${people(comensales)} · `}
                  <span className="whitespace-nowrap">{`abierta hace ${sitting(account, now)}`}</span>
                </p>
                {nombre && <p className="wrap-anywhere line-clamp-2 text-14">{nombre}</p>}
                {mesero && (
                  <p className="wrap-anywhere line-clamp-2 text-14 text-ink-soft">
                    {tablesMessages.servedBy(mesero.nombre)}
                  </p>
                )}
              </div>
            </div>
            {onClose && (
              <IconButton
                label="Cerrar la mesa"
                size="lg"
                icon={<X aria-hidden size={22} />}
                onClick={onClose}
                className="-mr-2"
              />
            )}
          </header>
          <FailureAlert failure={failure} />
          {!isOnline && (
            <p role="status" className="rounded-control bg-maiz-wash p-3 text-14 text-maiz-ink">
              {tablesMessages.needsNetwork}
            </p>
          )}
          <section
            aria-label="Rondas"
            className="-mx-4 mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t px-4 py-1"
          >
            {children}
          </section>
          <ReceiptTotal
            amount={totales.saldo}
            {...(totales.pagado > 0 && { label: 'Falta', note: 'Otra parte ya está pagada' })}
          />
          {answered && (
            <p className="flex min-h-touch items-center justify-between gap-3 text-14">
              <span className="font-semibold">{tipMessages.answered(answered)}</span>
              {onTip && (
                <Button variant="ghost" disabled={!isOnline} onClick={onTip} className="-mr-3 px-3">
                  {tipMessages.change}
                </Button>
              )}
            </p>
          )}
        </Slip>
      </div>
      {actions}
    </div>
  );
}

interface TableActionsProps {
  account: LiveAccount;
  isBusy: boolean;
  /** How a course is called. */
  nameOf: (tiempo: number) => string;
  /** False until it is known whether guests are asked about a tip first. */
  canBill: boolean;
  onAdd: () => void;
  onBill: () => void;
  /** Takes the money; null for who may not. */
  onCharge: (() => void) | null;
  onMove: () => void;
  onJoin: () => void;
  onPass: () => void;
  onPeople: () => void;
  onPart: () => void;
  onRelease: () => void;
}

export function TableActions(props: TableActionsProps) {
  const { account, nameOf, onAdd, onBill, onCharge, onMove, onJoin, onPass, onPeople, onPart } =
    props;
  const isOff = !useIsOnline() || props.isBusy;
  const asked = pideCuenta(account, account.rounds);
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="lg"
        onClick={onAdd}
        icon={<Plus aria-hidden size={22} />}
        className="min-h-16 text-20 max-md:order-last"
      >
        Agregar
      </Button>
      <div className="flex gap-2 *:min-w-0 *:grow *:basis-0 *:px-2">
        <FireCourse rounds={account.rounds} nameOf={nameOf} disabled={props.isBusy} />
        {hasNothingToPay(account) ? (
          <Button
            variant="secondary"
            size="lg"
            disabled={isOff}
            onClick={props.onRelease}
            icon={<DoorOpen aria-hidden size={20} />}
          >
            Liberar
          </Button>
        ) : (
          <>
            {!(asked && onCharge) && (
              <Button
                variant="secondary"
                size="lg"
                disabled={isOff || asked || !props.canBill}
                onClick={onBill}
                icon={<ReceiptText aria-hidden size={20} />}
              >
                {asked ? 'Cuenta pedida' : 'La cuenta'}
              </Button>
            )}
            {onCharge && (
              <Button
                variant="secondary"
                size="lg"
                disabled={props.isBusy}
                onClick={onCharge}
                icon={<HandCoins aria-hidden size={20} />}
              >
                {tillViewMessages.charge}
              </Button>
            )}
          </>
        )}
      </div>
      <div
        className={cx(
          'flex *:grow',
          // Five of them stay in one row.
          account.unidas.length > 0 ? 'gap-1 *:px-0.5' : 'flex-wrap gap-2',
        )}
      >
        <Rare icon={ArrowLeftRight} onClick={onMove} disabled={isOff}>
          Mover
        </Rare>
        <Rare icon={Combine} onClick={onJoin} disabled={isOff}>
          Unir
        </Rare>
        <Rare
          icon={UtensilsCrossed}
          onClick={onPass}
          disabled={isOff || dishesOf(account.rounds).length === 0}
        >
          Pasar platos
        </Rare>
        <Rare icon={Users} onClick={onPeople} disabled={isOff}>
          Personas
        </Rare>
        {account.unidas.length > 0 && (
          <Rare icon={Split} onClick={onPart} disabled={isOff}>
            Separar
          </Rare>
        )}
      </div>
    </div>
  );
}

interface FireCourseProps {
  rounds: readonly Order[];
  nameOf: (tiempo: number) => string;
  disabled: boolean;
}

/** Lets the kitchen begin with the next course of the table, in every round that waits for it. */
function FireCourse({ rounds, nameOf, disabled }: FireCourseProps) {
  const { isFiring, fire } = useFireCourse();
  const waiting = rounds.filter(
    (order) => isEditable(order) && !isLocalId(order._id) && nextCourse(order) !== null,
  );
  if (waiting.length === 0) return null;
  const next = Math.min(...waiting.map((order) => nextCourse(order) ?? Number.POSITIVE_INFINITY));
  return (
    <Button
      size="lg"
      variant="secondary"
      busy={isFiring}
      disabled={disabled}
      icon={<Flame aria-hidden size={20} className="shrink-0" />}
      onClick={() =>
        void fire(
          waiting.filter((order) => nextCourse(order) === next),
          next,
          coursesMessages.firedNamed(nameOf(next)),
        )
      }
      className="border-maiz! bg-maiz-wash! text-maiz-ink! leading-tight disabled:opacity-60"
    >
      {coursesMessages.fireNamed(nameOf(next))}
    </Button>
  );
}

interface RareProps {
  icon: LucideIcon;
  children: string;
  disabled: boolean;
  onClick: () => void;
}

function Rare({ icon: Icon, children, disabled, onClick }: RareProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="grid min-h-15 min-w-13 place-items-center content-center gap-1 rounded-control border border-control bg-surface px-2 font-semibold text-14 hover:bg-paper disabled:text-off"
    >
      <Icon aria-hidden size={20} />
      {children}
    </button>
  );
}
