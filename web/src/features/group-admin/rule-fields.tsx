import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { CircleAlert } from 'lucide-react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { withRange } from './group-draft.ts';
import type { GroupForm } from './use-group-form.ts';

/** Words stay with the number that they are about. */
const PAIR = 'flex items-center gap-1.5 whitespace-nowrap';

const FIELDS = ['min', 'max', 'gratis'] as const;

/** The rule of a group as a sentence: «Elige de 0 a 2 y le incluimos 1». */
export function RuleFields({ form }: { form: GroupForm }) {
  const { draft, set, problems, isSending } = form;
  const { max } = MODIFIER_LIMITS;
  const told = FIELDS.flatMap((name) => problems[name] ?? []);
  return (
    <fieldset
      disabled={isSending}
      className="rounded-control border border-control border-dashed bg-paper px-2.5 py-2"
      data-invalid={told.length > 0 || undefined}
    >
      <legend className="sr-only">Cuántas se eligen</legend>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-14">
        <span className={PAIR}>
          Elige de
          <QuantityStepper
            label="mínimo"
            min={0}
            max={max}
            value={draft.min}
            onChange={(min) => set(withRange(draft, { min }))}
          />
        </span>
        <span className={PAIR}>
          a
          <QuantityStepper
            label="máximo"
            min={1}
            max={max}
            value={draft.max}
            onChange={(value) => set(withRange(draft, { max: value }))}
          />
        </span>
        <span className={PAIR}>
          y le incluimos
          <QuantityStepper
            label="incluidas"
            min={0}
            max={max}
            value={draft.gratis}
            onChange={(gratis) => set(withRange(draft, { gratis }))}
          />
        </span>
        <Checkbox
          checked={draft.repetible}
          onChange={(event) => set({ repetible: event.target.checked })}
        >
          Puede repetir
        </Checkbox>
      </div>
      {told.length > 0 && (
        <p role="alert" className="flex items-start gap-1.5 pt-1 font-medium text-14 text-aji">
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {told.join(' ')}
        </p>
      )}
    </fieldset>
  );
}
