import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface OtherTableDialogProps {
  onChoose: (mesa: string) => void;
  onClose: () => void;
}

/** The name of a table that is on no list, to which an account or its dishes go. */
export function OtherTableDialog({ onChoose, onClose }: OtherTableDialogProps) {
  const [mesa, setMesa] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mesa.trim() !== '') onChoose(mesa.trim());
  };
  return (
    <Dialog open title={tablesMessages.otherTable} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Mesa"
          autoComplete="off"
          maxLength={TEXT_LIMITS.mesa}
          value={mesa}
          onChange={(event) => setMesa(event.target.value)}
        />
        <Button type="submit" size="lg" disabled={mesa.trim() === ''}>
          {tablesMessages.chooseTable}
        </Button>
      </form>
    </Dialog>
  );
}
