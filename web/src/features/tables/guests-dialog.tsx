import { tableWords } from '@comanda/contract/orders/table.words';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import type { Failure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { GuestTiles } from './guest-tiles.tsx';

interface GuestsDialogProps {
  /** Empty: the person types which table. */
  mesa: string;
  isBusy: boolean;
  failure: Failure | null;
  onChoose: (mesa: string, comensales: number) => void;
  /** Takes an order without opening the table first, while there is no network. */
  onTake: (mesa: string) => void;
  onClose: () => void;
}

/** How many people sit at the table: one tap up to eight, any number after '+'. */
export function GuestsDialog(props: GuestsDialogProps) {
  const { mesa, isBusy, failure, onChoose, onTake, onClose } = props;
  const [typed, setTyped] = useState(mesa);
  const isOnline = useIsOnline();
  const hasTable = typed.trim() !== '';
  const canChoose = isOnline && hasTable && !isBusy;
  return (
    <Dialog
      open
      title={mesa === '' ? 'Otra mesa' : `${tableWords(mesa)} · ${tablesMessages.howMany}`}
      onClose={onClose}
      dismissible={!isBusy}
    >
      <div className="grid gap-4">
        <FailureAlert failure={failure} />
        {mesa === '' && (
          <TextField
            label="Mesa"
            autoComplete="off"
            maxLength={TEXT_LIMITS.mesa}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {mesa === '' && <p className="font-semibold">{tablesMessages.howMany}</p>}
        {!isOnline && <FormAlert>{tablesMessages.openNeedsNetwork}</FormAlert>}
        <GuestTiles disabled={!canChoose} value={null} onChoose={(count) => onChoose(typed, count)}>
          {(many) => `Son ${many}`}
        </GuestTiles>
        {!isOnline && (
          <Button size="lg" disabled={!hasTable} onClick={() => onTake(typed)}>
            {tablesMessages.take}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
