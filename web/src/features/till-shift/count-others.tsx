import type { Shift } from '@comanda/contract/till/till';
import { OTROS_METODOS, type OtroMetodo } from '@comanda/contract/till/till.words';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';
import type { TypedCount } from './kept-count.ts';
import { counted } from './shift-words.ts';
import { methodsOf } from './typed-count.ts';

interface CountOthersProps {
  shift: Shift;
  count: TypedCount;
  problems: Readonly<Record<string, string>>;
  onChange: (otros: TypedCount['otros']) => void;
}

/** What the slips of each other method add up to. How many payments came is said, never how much. */
export function CountOthers({ shift, count, problems, onChange }: CountOthersProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { otros } = count;
  const shown = methodsOf(shift, count);
  const unused = OTROS_METODOS.filter((metodo) => !shown.includes(metodo));
  const paymentsOf = (metodo: string) =>
    shift.pagos.find((one) => one.metodo === metodo)?.pagos ?? 0;
  return (
    <section aria-labelledby="otros-medios" className="grid content-start gap-2">
      <h3 id="otros-medios" className="flex flex-wrap items-baseline gap-x-2 text-16">
        Otros medios
        <span className="font-body font-normal text-14 text-ink-soft tracking-normal">
          lo que dice cada comprobante
        </span>
      </h3>
      {shown.length === 0 && (
        <p className="text-14 text-ink-soft">No hubo pagos con otros medios en este turno.</p>
      )}
      <ul className="grid gap-2">
        {shown.map((metodo) => (
          <li key={metodo}>
            <MethodField
              metodo={metodo}
              pagos={paymentsOf(metodo)}
              value={otros[metodo] ?? ''}
              error={problems[`otros.${metodo}`]}
              onChange={(text) => onChange({ ...otros, [metodo]: text })}
            />
          </li>
        ))}
      </ul>
      {unused.length > 0 && !isChoosing && (
        <Button
          variant="ghost"
          className="justify-self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => setChoosing(true)}
        >
          Otro medio
        </Button>
      )}
      {isChoosing && (
        <div className="flex flex-wrap gap-2">
          {unused.map((metodo) => (
            <Button
              key={metodo}
              variant="secondary"
              onClick={() => {
                onChange({ ...otros, [metodo]: '' });
                setChoosing(false);
              }}
            >
              {METODO_PAGO_LOOK[metodo].word}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

interface MethodFieldProps {
  metodo: OtroMetodo;
  pagos: number;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Name at the left, sum at the right: the list is as short as the slips. */
function MethodField({ metodo, pagos, value, error, onChange }: MethodFieldProps) {
  const id = useId();
  const { word, icon: Icon } = METODO_PAGO_LOOK[metodo];
  const typed = readPesos(value);
  return (
    <>
      <div className="flex items-center gap-3">
        <Icon aria-hidden size={20} className="shrink-0" />
        <label htmlFor={id} className="min-w-0 flex-1">
          <span className="block font-medium">{word}</span>
          <span className="block text-14 text-ink-soft">{counted(pagos, 'pago', 'pagos')}</span>
        </label>
        <span className="relative w-36 shrink-0 sm:w-40">
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft"
          >
            $
          </span>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => {
              if (typed !== null && !Number.isNaN(typed)) onChange(pesosText(typed));
            }}
            className={cx(CONTROL_CLASS, 'min-h-12 pl-8 text-right font-semibold tabular-nums')}
          />
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="pt-1 text-right font-medium text-14 text-aji">
          {error}
        </p>
      )}
    </>
  );
}
