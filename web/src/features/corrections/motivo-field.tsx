import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/form/text-field.tsx';

interface MotivoFieldProps {
  /** Those of the sede, one tap each. */
  motivos?: readonly string[];
  value: string;
  maxLength: number;
  error: string | undefined;
  onChange: (motivo: string) => void;
}

/** Why: a reason of the sede, or one that is typed. */
export function MotivoField({ motivos = [], value, maxLength, error, onChange }: MotivoFieldProps) {
  return (
    <div className="grid gap-2">
      {motivos.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-semibold text-14">{chargeMessages.reasons}</legend>
          {motivos.map((motivo) => (
            <button
              key={motivo}
              type="button"
              aria-pressed={value === motivo}
              onClick={() => onChange(motivo)}
              className={cx(
                'min-h-12 rounded-full px-4 font-semibold text-14',
                value === motivo ? CHOSEN : 'bg-sunken text-ink',
              )}
            >
              {motivo}
            </button>
          ))}
        </fieldset>
      )}
      <TextField
        label={motivos.length > 0 ? chargeMessages.otherReason : chargeMessages.reason}
        autoComplete="off"
        maxLength={maxLength}
        value={motivos.includes(value) ? '' : value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
