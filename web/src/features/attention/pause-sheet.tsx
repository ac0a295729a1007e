import { CANALES, type Canal } from '@comanda/contract/locations/channels';
import type { PauseLength } from '@comanda/contract/locations/pause.rules';
import { promisedMinutes } from '@comanda/contract/locations/promise.rules';
import { SERVICE_LIMITS } from '@comanda/contract/locations/service-settings.rules';
import { CirclePlay, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useService } from '../sede-settings/sede-settings.queries.ts';
import { CANAL_WORDS, pausedWords, standingOf, untilWords } from './attention-words.ts';
import { DelayChoice, ReadyNow } from './delay-choice.tsx';
import { PAUSE_LENGTHS } from './pause-lengths.ts';
import { usePause } from './use-pause.ts';

const REASONS = ['Mucha demanda', 'Falta personal', 'Falla en la cocina', 'Lluvia fuerte'];
const OTHER = 'Otra razón';
interface PauseSheetProps {
  dbName: string;
  now: Date;
  /** The one that somebody came for. */
  suggested?: PauseLength;
  onClose: () => void;
}

/** Stops orders of some channels for a while, or says that they take longer. Each tap of the last row is the pause. */
export function PauseSheet({ dbName, now, suggested = null, onClose }: PauseSheetProps) {
  const service = useService(dbName);
  const { isBusy, pause, resume, delay } = usePause(dbName);
  const isOnline = useIsOnline();
  const [canales, setCanales] = useState<readonly Canal[]>(CANALES);
  const [motivo, setMotivo] = useState('');
  const [isOther, setOther] = useState(false);
  if (!service) return null;
  const standing = standingOf(service, now);
  const isStopped = isBusy || !isOnline;
  const chosenReason = isOther ? [OTHER] : REASONS.filter((one) => one === motivo);
  // One at most: another one replaces it, the same one takes it back.
  const chooseReason = (chosen: string[]) => {
    const next = chosen.find((one) => !chosenReason.includes(one));
    setOther(next === OTHER);
    setMotivo(next && next !== OTHER ? next : '');
  };
  return (
    <Dialog
      open
      title={standing.kind === 'pausa' ? pausedWords(standing.pausa ?? NONE) : 'Pausar pedidos'}
      onClose={onClose}
      dismissible={!isBusy}
    >
      <div className="grid gap-5">
        {!isOnline && (
          <p role="status" className="flex items-center gap-3 rounded-control bg-maiz-wash p-3">
            <WifiOff aria-hidden size={20} className="shrink-0 text-maiz-ink" />
            Sin conexión. Para pausar o reanudar se necesita la red.
          </p>
        )}
        {standing.pausa && (
          <div className="grid gap-3 rounded-control bg-maiz-wash p-4">
            <p className="wrap-anywhere">
              <strong className="block text-maiz-ink">
                {pausedWords(standing.pausa)} {untilWords(standing.pausa.hasta, now)}
              </strong>
              {standing.pausa.motivo && `«${standing.pausa.motivo}». `}
              {standing.pausa.hasta && 'Vuelve sola.'}
            </p>
            <Button
              size="lg"
              full
              icon={<CirclePlay aria-hidden size={20} />}
              busy={isBusy}
              disabled={!isOnline}
              onClick={() => resume(onClose)}
            >
              Reanudar
            </Button>
          </div>
        )}
        <Part title="Qué se pausa">
          <ChannelChips value={canales} onChange={setCanales} />
        </Part>
        <Part title="Por qué" hint="Lo leen tus clientes">
          <Chips
            wrap
            label="Por qué"
            chips={[...REASONS, OTHER].map((label) => ({ id: label, label }))}
            selected={chosenReason}
            onChange={chooseReason}
          />
          {isOther && (
            <TextField
              label="Otra razón"
              value={motivo}
              onChange={({ target }) => setMotivo(target.value)}
              maxLength={SERVICE_LIMITS.motivo}
              autoComplete="off"
            />
          )}
        </Part>
        <Part title={standing.pausa ? 'Pausar otra vez' : 'Pausar'} hint="Con un toque empieza">
          <div className="grid grid-cols-4 gap-2">
            {PAUSE_LENGTHS.map(({ id, word }) => (
              <Button
                key={id}
                size="lg"
                variant={id === (suggested ?? 30) && !standing.pausa ? 'primary' : 'secondary'}
                disabled={isStopped || canales.length === 0}
                aria-label={`Pausar ${id === 'hoy' ? 'por hoy' : word}`}
                onClick={() => pause({ minutos: id, canales: [...canales], motivo }, onClose)}
                className="whitespace-nowrap px-0 max-sm:text-14"
              >
                {word}
              </Button>
            ))}
          </div>
        </Part>
        <Part title="Más demora" hint={<ReadyNow settings={service} />}>
          <DelayChoice
            value={service.extraMin}
            onChange={delay}
            disabled={isStopped || promisedMinutes(service) === null}
            className="flex"
          />
        </Part>
      </div>
    </Dialog>
  );
}

const NONE = { canales: CANALES };

interface ChannelChipsProps {
  value: readonly Canal[];
  onChange: (canales: readonly Canal[]) => void;
}

/** From all, one tap takes one alone; further taps add and remove. */
function ChannelChips({ value, onChange }: ChannelChipsProps) {
  const isAll = value.length === CANALES.length;
  const toggle = (selected: readonly string[]) => {
    if (selected.includes('todo')) return onChange(CANALES);
    const next = CANALES.filter((one) => selected.includes(one));
    onChange(next.length === 0 ? CANALES : next);
  };
  return (
    <Chips
      wrap
      label="Qué se pausa"
      chips={[
        { id: 'todo', label: 'Todo' },
        ...CANALES.map((id) => ({ id, label: CANAL_WORDS[id] })).toReversed(),
      ]}
      selected={isAll ? ['todo'] : value}
      onChange={(selected) => toggle(isAll ? selected.filter((one) => one !== 'todo') : selected)}
    />
  );
}

interface PartProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-body font-semibold text-16">
        {title}
        {hint && <span className="font-normal text-14 text-ink-soft">{hint}</span>}
      </h3>
      {children}
    </section>
  );
}
