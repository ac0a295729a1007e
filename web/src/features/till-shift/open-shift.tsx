import { TILL_LIMITS } from '@comanda/contract/till/till.limits';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { openingProblems } from '@comanda/contract/till/till.rules';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { byField } from '../../lib/api/failure.ts';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PesosField } from '../../ui/form/pesos-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { CountCash } from './count-cash.tsx';
import { useKeptCount } from './kept-count.ts';
import { cashOf } from './typed-count.ts';
import { useShiftDeeds } from './use-shift-deeds.ts';

interface OpenShiftProps {
  dbName: string;
  /** The name of the till that is offered. */
  caja: string;
  onClose: () => void;
}

/** Opens a shift with the cash that is in the drawer now, typed or counted note by note. */
export function OpenShift({ dbName, caja: offered, onClose }: OpenShiftProps) {
  const { count, isBegun, change, forget } = useKeptCount(`base ${dbName}`);
  const deeds = useShiftDeeds(dbName);
  const isOnline = useIsOnline();
  // The list of shifts may come after the dialog.
  const [renamed, setRenamed] = useState<string | null>(null);
  const caja = renamed ?? offered;
  const [typed, setTyped] = useState(isBegun ? pesosText(cashOf(count.denominaciones)) : '');
  const [isCounting, setCounting] = useState(isBegun);
  const [problems, setProblems] = useState<Record<string, string>>({});

  const submit = () => {
    // What is not typed is not counted.
    const draft = { caja, base: readPesos(typed) ?? Number.NaN };
    const found = byField(openingProblems({ dbName, ...draft }));
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void deeds.open(draft, () => {
      forget();
      onClose();
    });
  };
  const shown = { ...deeds.problems, ...problems };

  return (
    <Dialog
      open
      title="Abrir turno"
      size={isCounting ? 'lg' : 'sm'}
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
            form="abrir-turno"
            disabled={!isOnline}
            busy={deeds.isBusy}
            busyLabel="Abriendo…"
          >
            Abrir turno
          </Button>
        </div>
      }
    >
      <form
        id="abrir-turno"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset disabled={deeds.isBusy} className="grid gap-4">
          <p className="text-ink-soft">
            La base es el efectivo que hay ahora en el cajón, contado. No es lo que quedó del turno
            anterior.
          </p>
          <PesosField
            label="Base en efectivo"
            data-autofocus={isCounting ? undefined : ''}
            value={typed}
            error={shown.base}
            onChange={(text) => {
              setProblems({});
              setTyped(text);
            }}
          />
          {isCounting ? (
            <CountCash
              denominaciones={count.denominaciones}
              total="Base contada"
              onChange={(denominaciones) => {
                setProblems({});
                change({ denominaciones });
                setTyped(pesosText(cashOf(denominaciones)));
              }}
            />
          ) : (
            <Button
              variant="secondary"
              size="lg"
              icon={<Calculator aria-hidden size={18} />}
              onClick={() => setCounting(true)}
            >
              Contar billetes y monedas
            </Button>
          )}
          <TextField
            label="Nombre de la caja"
            maxLength={TILL_LIMITS.caja}
            autoComplete="off"
            value={caja}
            error={shown.caja}
            onChange={({ target }) => setRenamed(target.value)}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}
