import { bogotaClock, bogotaDay, dayRange, MONTHS } from '@comanda/contract/days';
import { intervalsOn } from '@comanda/contract/locations/hours.rules';
import type { PublicService } from '@comanda/contract/locations/locations';
import type { Slot } from '@comanda/contract/locations/service';
import { slotDays, slotsOf } from '@comanda/contract/locations/slots.rules';
import { dayWords } from '@comanda/contract/locations/when.words';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { CalendarClock } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Button } from '../../ui/button.tsx';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { shortTime, shortWhen } from './sede-words.ts';
import { useService } from './service.ts';

interface SlotSheetProps {
  title: string;
  /** Why the order is not for now. */
  above?: ReactNode;
  /** How it may be ordered; with more than one the diner chooses. */
  tipos: readonly Tipo[];
  /** The slot that was chosen before. */
  chosen: string | null;
  onChoose: (programado: string) => void;
  onClose: () => void;
}

/** Day and hour of an order for later. Which hours are full only the server knows. */
export function SlotSheet(props: SlotSheetProps) {
  const service = useService();
  return service ? <Slots {...props} service={service} /> : null;
}

function Slots(props: SlotSheetProps & { service: PublicService }) {
  const { title, above, tipos, chosen, service, onChoose, onClose } = props;
  const now = useMinute();
  const [tipo, setTipo] = useState(tipos[0] ?? 'para_llevar');
  const [picked, setPicked] = useState(chosen);
  const days = slotDays(service, now);
  const hasSlots = (day: string) => slotsOf(service, tipo, day, now).length > 0;
  const [asked, setDay] = useState(chosen && bogotaDay(chosen));
  const day = asked && days.includes(asked) ? asked : (days.find(hasSlots) ?? days[0] ?? '');
  const { slots, failure, reload } = useSlots(service, tipo, day, now);
  const free = (slots ?? []).filter(({ llena }) => !llena);
  const slot = (free.find(({ franja }) => franja === picked) ?? free[0])?.franja;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button
          size="lg"
          full
          disabled={slot === undefined}
          icon={<CalendarClock aria-hidden size={22} />}
          onClick={() => slot && onChoose(slot)}
        >
          {slot ? `Programar para ${forButton(slot, now)}` : 'Elige otro día'}
        </Button>
      }
    >
      <div className="grid gap-5">
        {above}
        {tipos.length > 1 && <TipoChoice tipos={tipos} value={tipo} onChange={setTipo} />}
        <fieldset>
          <legend className="mb-2 font-semibold text-14">Día</legend>
          <div className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1">
            {days.map((one) => (
              <Choice
                key={one}
                isChosen={one === day}
                isOff={!hasSlots(one)}
                onChoose={() => setDay(one)}
                className="min-h-16 min-w-26 flex-1"
              >
                <span className="block font-medium text-14">{dayMark(one, now, service)}</span>
                <span className="block font-semibold">{dayName(one)}</span>
              </Choice>
            ))}
          </div>
        </fieldset>
        {failure ? (
          <ErrorState title="No pudimos ver las horas" message={failure} onRetry={reload} />
        ) : (
          <Hours key={`${tipo} ${day}`} tipo={tipo} slots={slots} slot={slot} onPick={setPicked} />
        )}
      </div>
    </Dialog>
  );
}

/** Without network the hours that the sede keeps are offered: the server judges the order when it comes. */
function useSlots(service: PublicService, tipo: Tipo, dia: string, now: Date) {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const load = useCallback(async () => {
    const query = { dbName, tipo, dia };
    return (await api('GET /api/locations/slots', { query, anonymous: true })).data;
  }, [dbName, tipo, dia]);
  const { data, error, reload } = useResource(`franjas ${dbName} ${tipo} ${dia}`, load);
  const isOffline = error?.status === 0;
  const own = (): Slot[] =>
    slotsOf(service, tipo, dia, now).map((at) => ({ franja: at.toISOString(), llena: false }));
  // A page that stays open must not offer what is over.
  const slots = (data ?? (isOffline ? own() : undefined))?.filter(
    ({ franja }) => new Date(franja) > now,
  );
  return { slots, failure: slots ? undefined : error?.message, reload };
}

/** As many rows as a phone shows beside the days. */
const AT_FIRST = 11;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

interface HoursProps {
  tipo: Tipo;
  slots: readonly Slot[] | undefined;
  slot: string | undefined;
  onPick: (franja: string) => void;
}

function Hours({ tipo, slots, slot, onPick }: HoursProps) {
  const [isAll, setAll] = useState(false);
  const at = slots?.findIndex(({ franja }) => franja === slot) ?? -1;
  const isShort = !isAll && (slots?.length ?? 0) > AT_FIRST + 1 && at < AT_FIRST;
  const [first, last] = [slots?.[0], slots?.at(-1)];
  return (
    <fieldset>
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 font-semibold text-14">
        {tipo === 'a_domicilio' ? 'Hora de entrega' : 'Hora de recogida'}
        {first && last && (
          <span className="font-normal text-ink-soft">
            {shortTime(first.franja)} – {shortTime(last.franja)}
          </span>
        )}
      </legend>
      {slots?.length === 0 && <p className="text-ink-soft">Ese día ya no quedan horas.</p>}
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {!slots && SKELETONS.map((one) => <Skeleton key={one} className="h-13" />)}
        {(isShort ? slots?.slice(0, AT_FIRST) : slots)?.map(({ franja, llena }) => (
          <Choice
            key={franja}
            isChosen={franja === slot}
            isOff={llena}
            onChoose={() => onPick(franja)}
            className="min-h-13"
          >
            <span className="font-semibold">{shortTime(franja)}</span>
            {llena && <span className="block text-14">llena</span>}
          </Choice>
        ))}
        {isShort && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="min-h-13 rounded-control border border-control font-semibold"
          >
            Más horas
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  /** It is named and cannot be taken. */
  isOff: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

function Choice({ isChosen, isOff, onChoose, className, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen && !isOff}
      disabled={isOff}
      onClick={onChoose}
      className={cx(
        'rounded-control border px-1 py-1.5 text-center leading-tight transition-colors duration-150',
        className,
        isOff && 'border-control border-dashed bg-sunken text-ink-soft',
        !isOff && (isChosen ? `border-achiote ${CHOSEN}` : 'border-control bg-surface'),
      )}
    >
      {children}
    </button>
  );
}

interface TipoChoiceProps {
  tipos: readonly Tipo[];
  value: Tipo;
  onChange: (tipo: Tipo) => void;
}

function TipoChoice({ tipos, value, onChange }: TipoChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-14">¿Cómo lo quieres?</legend>
      <div className="flex gap-2">
        {tipos.map((tipo) => {
          const { icon: Icon, word } = TIPO_LOOK[tipo];
          return (
            <Choice
              key={tipo}
              isChosen={tipo === value}
              isOff={false}
              onChoose={() => onChange(tipo)}
              className="flex min-h-12 flex-1 items-center justify-center gap-2 font-semibold"
            >
              <Icon aria-hidden size={20} />
              {word}
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}

/** 'mañana 11:30 a. m.', 'hoy 7:40 p. m.' */
function forButton(slot: string, now: Date): string {
  const when = shortWhen(slot, now);
  return dayWords(slot, now) === 'hoy' ? `hoy ${when}` : when;
}

const WEEKDAYS = ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'];

/** 'Mar 17' */
function dayName(day: string): string {
  const clock = bogotaClock(dayRange(day).from);
  return `${WEEKDAYS[clock.getUTCDay()]} ${clock.getUTCDate()}`;
}

/** 'hoy', 'mañana', 'cerrado', 'noviembre' */
function dayMark(day: string, now: Date, { horas }: PublicService): string {
  if (horas && intervalsOn(horas, day).length === 0) return 'cerrado';
  const words = dayWords(dayRange(day).from, now);
  if (words === 'hoy' || words === 'mañana') return words;
  return MONTHS[bogotaClock(dayRange(day).from).getUTCMonth()] ?? '';
}
