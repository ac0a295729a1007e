import type { Shift } from '@comanda/contract/till/till';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { showShift } from './shift-view.ts';
import { LONGEST_NOTE } from './typed-count.ts';
import { useShiftDeeds } from './use-shift-deeds.ts';

interface ForceShiftProps {
  dbName: string;
  shift: Shift;
  onClose: () => void;
}

/** Closes a shift that somebody left open, without a count. */
export function ForceShift({ dbName, shift, onClose }: ForceShiftProps) {
  const deeds = useShiftDeeds(dbName);
  const isOnline = useIsOnline();
  const [nota, setNota] = useState('');
  return (
    <Dialog
      open
      title="¿Cerrar sin contar?"
      onClose={onClose}
      dismissible={!deeds.isBusy}
      footer={
        <div className="grid gap-3">
          {!isOnline && <FormAlert>{tillMessages.needsNetwork}</FormAlert>}
          <FailureAlert failure={deeds.failure} />
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button
              variant="secondary"
              size="lg"
              disabled={deeds.isBusy}
              data-autofocus=""
              onClick={onClose}
            >
              Volver
            </Button>
            <Button
              variant="danger"
              size="lg"
              disabled={!isOnline}
              busy={deeds.isBusy}
              busyLabel="Cerrando…"
              onClick={() =>
                void deeds.force(shift._id, nota.trim(), (closed) =>
                  showShift({ kind: 'closed', id: closed._id }),
                )
              }
            >
              Cerrar sin contar
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">
          El turno de {shift.nombre} en «{shift.caja}» queda cerrado con el conteo desconocido. Si
          después cuentan el efectivo, guárdalo con «Contar otra vez».
        </p>
        <TextArea
          label="Nota"
          optional
          rows={2}
          maxLength={LONGEST_NOTE}
          value={nota}
          onChange={({ target }) => setNota(target.value)}
        />
      </div>
    </Dialog>
  );
}
