import type { Coverage } from '@comanda/contract/memberships/memberships';
import { coverageMessages } from '@comanda/contract/memberships/memberships.messages';
import { useId } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useChooseCoverage } from './memberships.queries.ts';

/** If the plan covers less than the owner has, the owner chooses which sedes and people it covers. */
export function CoverageChoice({ coverage }: { coverage: Coverage }) {
  const { permite, sedes, personas } = coverage;
  const choose = useChooseCoverage();
  const form = useForm({
    initial: {
      sedes: new Set(sedes.filter(({ activa }) => activa).map(({ _id }) => _id)),
      personas: new Set(personas.filter(({ activo }) => activo).map(({ id }) => id)),
    },
    send: async (chosen) => {
      await choose.mutateAsync({ sedes: [...chosen.sedes], personas: [...chosen.personas] });
      toast.success(coverageMessages.chosen, { id: 'coverage' });
    },
    refused: (error) => ({
      problems: {},
      failure: { text: coverageMessages.choiceFailed, cause: messageOf(error) },
    }),
  });
  const { draft, failure } = form;
  const isBeyond =
    draft.sedes.size > permite.sedes || draft.personas.size > (permite.usuarios ?? Infinity);

  return (
    <Card className="p-5 sm:p-6">
      <form {...form.attributes} className="grid grid-cols-1 gap-6">
        <div>
          <h2 className="text-22">Elige qué sedes y personas siguen activas</h2>
          <p className="mt-1 max-w-3xl text-ink-soft">{coverageWords(coverage)}</p>
        </div>
        <CoverageFields
          title="Sedes"
          limit={permite.sedes}
          options={sedes.map(({ _id, nombre }) => ({ id: _id, nombre }))}
          chosen={draft.sedes}
          onChange={(chosen) => form.set({ sedes: chosen })}
        />
        {personas.length > 0 && (
          <CoverageFields
            title="Personas"
            limit={permite.usuarios}
            options={personas.map(({ id, nombre, cargo, sede }) => ({
              id,
              nombre,
              note: `${cargo} · ${sede}`,
            }))}
            chosen={draft.personas}
            onChange={(chosen) => form.set({ personas: chosen })}
          />
        )}
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        <Button
          type="submit"
          busy={form.isSending}
          busyLabel="Guardando..."
          disabled={isBeyond}
          className="justify-self-stretch sm:justify-self-start"
        >
          Guardar elección
        </Button>
      </form>
    </Card>
  );
}

interface CoverageFieldsProps {
  title: string;
  /** How many the plan covers; null means no limit. */
  limit: number | null;
  options: readonly { id: string; nombre: string; note?: string }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

function CoverageFields({ title, limit, options, chosen, onChange }: CoverageFieldsProps) {
  const countId = useId();
  const isBeyond = limit !== null && chosen.size > limit;
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset aria-describedby={countId} className="min-w-0">
      <legend className="title text-18">{title}</legend>
      <p
        id={countId}
        aria-live="polite"
        className={cx('mb-3 text-14', isBeyond ? 'font-semibold text-aji' : 'text-ink-soft')}
      >
        {limit === null
          ? `${chosen.size} activas`
          : `${chosen.size} de ${limit}${isBeyond ? `: quita ${chosen.size - limit} para guardar` : ''}`}
      </p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {options.map(({ id, nombre, note }) => (
          <Checkbox
            key={id}
            look="tile"
            checked={chosen.has(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          >
            <span className="min-w-0">
              <span className="wrap-anywhere block font-semibold">{nombre}</span>
              {note && <span className="wrap-anywhere block text-ink-soft">{note}</span>}
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** True if the owner has more than the plan covers, or something is read-only. */
export function isShort({ permite, sedes, personas }: Coverage): boolean {
  return (
    sedes.length > permite.sedes ||
    personas.length > (permite.usuarios ?? Infinity) ||
    sedes.some(({ activa }) => !activa) ||
    personas.some(({ activo }) => !activo)
  );
}

/** 'Starter cubre 1 sede y 10 usuarios. …' */
function coverageWords({ plan_name, permite }: Coverage): string {
  const sedes = permite.sedes === 1 ? '1 sede' : `${permite.sedes} sedes`;
  const usuarios =
    permite.usuarios === null
      ? 'usuarios sin límite'
      : `${permite.usuarios} ${permite.usuarios === 1 ? 'usuario' : 'usuarios'}`;
  return `${plan_name ?? 'Tu plan'} cubre ${sedes} y ${usuarios}. Lo que no elijas queda en solo lectura, con todos sus datos. Puedes cambiar tu elección cuando quieras.`;
}
