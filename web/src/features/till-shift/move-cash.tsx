import { TILL_LIMITS } from '@comanda/contract/till/till.limits';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { movementProblems } from '@comanda/contract/till/till.rules';
import {
  CLASE_LABELS,
  type MovementClase,
  type MovementTipo,
  TIPO_MOVIMIENTO_LABELS,
} from '@comanda/contract/till/till.words';
import { useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { byField } from '../../lib/api/failure.ts';
import { readPesos } from '../../lib/pesos-text.ts';
import { Button } from '../../ui/button.tsx';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PesosField } from '../../ui/form/pesos-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { useShiftDeeds } from './use-shift-deeds.ts';

interface MoveCashProps {
  dbName: string;
  id: string;
  onClose: () => void;
}

/** What cash usually comes in for, and what it goes out for. */
const CLASES: Record<MovementTipo, readonly MovementClase[]> = {
  ingreso: ['cambio', 'base', 'otro'],
  egreso: ['gasto', 'retiro', 'propinas', 'cambio', 'otro'],
};
const TIPOS: readonly MovementTipo[] = ['egreso', 'ingreso'];

/** Notes cash that comes into the drawer, or leaves it, without a sale. */
export function MoveCash({ dbName, id, onClose }: MoveCashProps) {
  const deeds = useShiftDeeds(dbName);
  const isOnline = useIsOnline();
  const [tipo, setTipo] = useState<MovementTipo>('egreso');
  const [clase, setClase] = useState<MovementClase>('gasto');
  const [valor, setValor] = useState('');
  const [motivo, setMotivo] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});

  const choose = (next: MovementTipo) => {
    setTipo(next);
    if (!CLASES[next].includes(clase)) setClase(CLASES[next][0] ?? 'otro');
  };
  const submit = () => {
    const draft = { tipo, clase, valor: readPesos(valor) ?? Number.NaN, motivo };
    const found = byField(movementProblems({ dbName, ...draft }));
    setProblems(found);
    if (Object.keys(found).length === 0) void deeds.move(id, draft, onClose);
  };
  const shown = { ...deeds.problems, ...problems };

  return (
    <Dialog
      open
      title="Movimiento de efectivo"
      onClose={onClose}
      dismissible={!deeds.isBusy}
      footer={
        <div className="grid gap-3">
          {!isOnline && <FormAlert>{tillMessages.needsNetwork}</FormAlert>}
          <FailureAlert failure={deeds.failure} />
          <Button
            size="lg"
            full
            type="submit"
            form="mover-efectivo"
            disabled={!isOnline}
            busy={deeds.isBusy}
            busyLabel="Anotando…"
          >
            {tipo === 'ingreso' ? 'Anotar que entra' : 'Anotar que sale'}
          </Button>
        </div>
      }
    >
      <form
        id="mover-efectivo"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset disabled={deeds.isBusy} className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            {TIPOS.map((one) => (
              <Choice key={one} isChosen={tipo === one} onChoose={() => choose(one)}>
                {TIPO_MOVIMIENTO_LABELS[one]}
              </Choice>
            ))}
          </div>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-1.5 font-semibold text-14">
              {tipo === 'ingreso' ? 'De qué es' : 'Para qué es'}
            </legend>
            {CLASES[tipo].map((one) => (
              <Choice key={one} isChosen={clase === one} onChoose={() => setClase(one)}>
                {CLASE_LABELS[one]}
              </Choice>
            ))}
          </fieldset>
          <PesosField
            label="Valor"
            data-autofocus=""
            value={valor}
            error={shown.valor}
            onChange={(text) => {
              setProblems({});
              setValor(text);
            }}
          />
          <TextField
            label="Motivo"
            placeholder="Hielo y limones, tienda de doña Rosa"
            maxLength={TILL_LIMITS.motivo}
            autoComplete="off"
            value={motivo}
            error={shown.motivo}
            onChange={({ target }) => {
              setProblems({});
              setMotivo(target.value);
            }}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'min-h-touch rounded-full px-4 font-semibold text-14',
        isChosen ? CHOSEN : 'bg-sunken hover:inset-ring hover:inset-ring-control',
      )}
    >
      {children}
    </button>
  );
}
