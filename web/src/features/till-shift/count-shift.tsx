import { formatMoney } from '@comanda/contract/money';
import type { Shift } from '@comanda/contract/till/till';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { EyeOff, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { CountCash } from './count-cash.tsx';
import { CountOthers } from './count-others.tsx';
import { useKeptCount } from './kept-count.ts';
import { MovementList } from './movement-list.tsx';
import { OpenAccounts } from './open-accounts.tsx';
import { showShift } from './shift-view.ts';
import { hourOf } from './shift-words.ts';
import { countFrom, LONGEST_NOTE, missingIn, problemsOf } from './typed-count.ts';
import { useShiftDeeds } from './use-shift-deeds.ts';

interface CountShiftProps {
  dbName: string;
  shift: Shift;
  /** A second count of a closed shift, by somebody who may review. */
  isAgain?: boolean;
  onClose: () => void;
}

/**
 * Counts what is there, without a word of what must be there: that comes once the count is stored. What is typed stays on
 * this device until then.
 */
export function CountShift({ dbName, shift, isAgain = false, onClose }: CountShiftProps) {
  const kept = useKeptCount(isAgain ? `otra vez ${shift._id}` : shift._id);
  const { count, change, forget } = kept;
  const deeds = useShiftDeeds(dbName);
  const isOnline = useIsOnline();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  const save = () => {
    setMissing([]);
    const send = isAgain ? deeds.recount : deeds.close;
    void send(shift._id, countFrom(count), (stored) => {
      forget();
      showShift({ kind: 'closed', id: stored._id });
    });
  };
  const submit = () => {
    const found = problemsOf(count);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // The messages are drawn first.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    const forgotten = missingIn(count, shift);
    if (forgotten.length > 0) setMissing(forgotten);
    else save();
  };
  const shown = { ...deeds.problems, ...problems };

  return (
    <>
      <Dialog
        open
        size="lg"
        title={isAgain ? `Contar otra vez el turno ${shift.numero}` : 'Cerrar turno'}
        onClose={onClose}
        dismissible={!deeds.isBusy}
        footer={
          <div className="grid gap-3">
            {!isOnline && <FormAlert>{tillMessages.needsNetwork}</FormAlert>}
            <FailureAlert failure={deeds.failure} />
            <Button
              size="lg"
              full
              icon={<Lock aria-hidden size={20} />}
              disabled={!isOnline}
              busy={deeds.isBusy}
              busyLabel="Guardando…"
              onClick={submit}
            >
              {isAgain ? 'Guardar segundo conteo' : 'Guardar conteo y cerrar'}
            </Button>
          </div>
        }
      >
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <p className="text-ink-soft">
            {shift.caja} · {shift.nombre} · desde las {hourOf(shift.abierto)} · base{' '}
            {formatMoney(shift.base)}
          </p>
          <p className="flex items-start gap-3 rounded-control bg-agave-wash px-4 py-3 text-agave">
            <EyeOff aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>
              <strong>Cuenta lo que hay.</strong> Lo esperado aparece al guardar y el conteo queda
              fijo.
            </span>
          </p>
          <fieldset disabled={deeds.isBusy} className="grid gap-5">
            <CountCash
              denominaciones={count.denominaciones}
              onChange={(denominaciones) => change({ denominaciones })}
              total="Efectivo contado"
            />
            <div className="grid gap-x-6 gap-y-5 border-line border-t pt-4 sm:grid-cols-2">
              <CountOthers
                shift={shift}
                count={count}
                problems={shown}
                onChange={(otros) => {
                  setProblems({});
                  change({ otros });
                }}
              />
              {!isAgain && (
                <section className="grid content-start gap-3">
                  <MovementList
                    shift={shift}
                    onAdd={() =>
                      showShift({
                        kind: 'move',
                        id: shift._id,
                        back: { kind: 'count', id: shift._id },
                      })
                    }
                  />
                  <OpenAccounts dbName={dbName} />
                </section>
              )}
            </div>
            <TextArea
              label={isAgain ? 'Nota del segundo conteo' : 'Nota del cierre'}
              optional
              rows={2}
              maxLength={LONGEST_NOTE}
              value={count.nota}
              error={shown.nota}
              onChange={({ target }) => change({ nota: target.value })}
            />
          </fieldset>
        </form>
      </Dialog>
      <ConfirmDialog
        open={missing.length > 0}
        tone="main"
        title={isAgain ? '¿Guardar así?' : '¿Cerrar así?'}
        confirmLabel="Sí, guardar"
        cancelLabel="Seguir contando"
        onConfirm={save}
        onCancel={() => setMissing([])}
      >
        <p className="text-ink-soft">
          Quedó sin contar: {missing.join(', ')}. Se guarda como $0 y el conteo queda fijo.
        </p>
      </ConfirmDialog>
    </>
  );
}
