import { coverageMessages } from '@comanda/contract/memberships/coverage.messages';
import type { Coverage } from '@comanda/contract/memberships/memberships';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useChooseCoverage } from './coverage.queries.ts';
import { CoverageFields } from './coverage-fields.tsx';
import { coverageWords } from './coverage-words.ts';

/** Where a plan covers less than there is, the owner says which sedes and people it covers. */
export function CoverageChoice({ coverage }: { coverage: Coverage }) {
  const { permite, sedes, personas } = coverage;
  const [chosenSedes, setChosenSedes] = useState(
    () => new Set(sedes.filter(({ activa }) => activa).map(({ _id }) => _id)),
  );
  const [chosenPeople, setChosenPeople] = useState(
    () => new Set(personas.filter(({ activo }) => activo).map(({ id }) => id)),
  );
  const { mutate, isPending, error } = useChooseCoverage();
  const isBeyond =
    chosenSedes.size > permite.sedes || chosenPeople.size > (permite.usuarios ?? Infinity);

  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { sedes: [...chosenSedes], personas: [...chosenPeople] },
      { onSuccess: () => toast.success(coverageMessages.chosen, { id: 'coverage' }) },
    );
  };

  return (
    <Card className="p-5 sm:p-6">
      <form onSubmit={save} className="grid grid-cols-1 gap-6">
        <div>
          <h2 className="text-22">Elige qué sedes y personas siguen activas</h2>
          <p className="mt-1 max-w-3xl text-ink-soft">{coverageWords(coverage)}</p>
        </div>
        <CoverageFields
          title="Sedes"
          limit={permite.sedes}
          options={sedes.map(({ _id, nombre }) => ({ id: _id, nombre }))}
          chosen={chosenSedes}
          onChange={setChosenSedes}
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
            chosen={chosenPeople}
            onChange={setChosenPeople}
          />
        )}
        {error && <FormAlert cause={error.message}>{coverageMessages.choiceFailed}</FormAlert>}
        <Button
          type="submit"
          busy={isPending}
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
