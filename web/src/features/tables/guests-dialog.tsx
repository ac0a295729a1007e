import { ACCOUNT_LIMITS } from '@comanda/contract/accounts/accounts.rules';
import { tableWords } from '@comanda/contract/orders/table.words';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import type { Failure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface GuestsDialogProps {
  /** Empty: the person types which table. */
  mesa: string;
  /** How many they are now, if the account is open. */
  current: number | null;
  isBusy: boolean;
  failure: Failure | null;
  onChoose: (mesa: string, comensales: number) => void;
  /** Takes an order without opening the table first, while there is no network. */
  onTake?: (mesa: string) => void;
  onClose: () => void;
}

const FEW = [1, 2, 3, 4, 5, 6, 7, 8];
const { max } = ACCOUNT_LIMITS.comensales;

/** How many people sit at the table: one tap up to eight, any number after '+'. */
export function GuestsDialog(props: GuestsDialogProps) {
  const { mesa, current, isBusy, failure, onChoose, onTake, onClose } = props;
  const [typed, setTyped] = useState(mesa);
  const [many, setMany] = useState<number | null>(current && current > 8 ? current : null);
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
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
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
        {!isOnline && (
          <FormAlert>
            {onTake ? tablesMessages.openNeedsNetwork : tablesMessages.needsNetwork}
          </FormAlert>
        )}
        <div className="grid grid-cols-3 gap-2">
          {FEW.map((count) => (
            <button
              key={count}
              type="button"
              disabled={!canChoose}
              aria-label={count === 1 ? '1 persona' : `${count} personas`}
              aria-pressed={count === current}
              onClick={() => onChoose(typed, count)}
              className={cx(
                'figures grid min-h-18 place-items-center rounded-control border text-28 disabled:text-off',
                count === current
                  ? `border-achiote ${CHOSEN}`
                  : 'border-control bg-surface hover:bg-sunken',
              )}
            >
              {count}
            </button>
          ))}
          <button
            type="button"
            disabled={!canChoose}
            aria-label="Más de 8 personas"
            aria-expanded={many !== null}
            onClick={() => setMany(many ?? 9)}
            className="grid min-h-18 place-items-center rounded-control border border-control bg-surface hover:bg-sunken disabled:text-off"
          >
            <Plus aria-hidden size={28} />
          </button>
        </div>
        {many !== null && (
          <div className="flex items-center justify-between gap-3">
            <QuantityStepper
              label="personas"
              value={many}
              min={1}
              max={max}
              onChange={setMany}
              size="lg"
            />
            <Button size="lg" disabled={!canChoose} onClick={() => onChoose(typed, many)}>
              {`Son ${many}`}
            </Button>
          </div>
        )}
        {!isOnline && onTake && (
          <Button size="lg" disabled={!hasTable} onClick={() => onTake(typed)}>
            {tablesMessages.take}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
