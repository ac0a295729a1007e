import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { CircleAlert } from 'lucide-react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { withRange } from './group-draft.ts';
import type { GroupForm } from './use-group-form.ts';

const FIELDS = ['min', 'max', 'gratis'] as const;

/** The rule of a group as a sentence: «Elige de 0 a 2 y le incluimos 1». */
export function RuleFields({ form }: { form: GroupForm }) {
  const { draft, set, problems, isSending } = form;
  const { max } = MODIFIER_LIMITS;
  const told = FIELDS.flatMap((name) => problems[name] ?? []);
  return (
    <fieldset
      disabled={isSending}
      className="rounded-control border border-control border-dashed bg-paper px-3 py-2"
      data-invalid={told.length > 0 || undefined}
    >
      <legend className="sr-only">Cuántas se eligen</legend>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
        <span>Elige de</span>
        <QuantityStepper
          label="mínimo"
          min={0}
          max={max}
          value={draft.min}
          onChange={(min) => set(withRange(draft, { min }))}
        />
        <span>a</span>
        <QuantityStepper
          label="máximo"
          min={1}
          max={max}
          value={draft.max}
          onChange={(value) => set(withRange(draft, { max: value }))}
        />
        <span>y le incluimos</span>
        <QuantityStepper
          label="incluidas"
          min={0}
          max={max}
          value={draft.gratis}
          onChange={(gratis) => set(withRange(draft, { gratis }))}
        />
        <Checkbox
          checked={draft.repetible}
          onChange={(event) => set({ repetible: event.target.checked })}
          className="ml-2"
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
