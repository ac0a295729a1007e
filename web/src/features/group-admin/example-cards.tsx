import {
  EXAMPLE_GROUPS,
  type ExampleGroup,
  missingSteps,
} from '@comanda/contract/modifiers/example-groups';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { openGroup } from './use-opened-group.ts';

interface ExampleCardsProps {
  /** The sede's groups: an example all of whose groups it has is of no use. */
  groups: readonly ModifierGroup[];
}

const AND = new Intl.ListFormat('es', { type: 'conjunction' });

/** Groups to start from, beginning with the first that the sede lacks. Using one only fills the form. */
export function ExampleCards({ groups }: ExampleCardsProps) {
  return (
    <ul className="grid gap-3">
      {EXAMPLE_GROUPS.map((example) => {
        const { codigo, nombre } = example;
        const missing = missingSteps(example, groups);
        const [step] = missing;
        if (step === undefined) return null;
        return (
          <li
            key={codigo}
            className="flex items-center gap-3 rounded-card border border-control border-dashed px-4 py-2.5"
          >
            <Sparkles aria-hidden size={20} className="text-achiote-ink" />
            <p className="min-w-0 flex-1 text-14">
              <strong className="block font-semibold">{nombre}</strong>
              <span className="text-ink-soft">{wordsOf(example, missing)}</span>
            </p>
            <Button
              variant="secondary"
              onClick={() => openGroup({ kind: 'example', codigo, step })}
            >
              Usar ejemplo<span className="sr-only"> de {nombre}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** What it has, or what is still to be drawn of it. */
function wordsOf({ texto, grupos }: ExampleGroup, missing: readonly number[]): string {
  if (missing.length === grupos.length) return texto;
  return `Por dibujar: ${AND.format(missing.flatMap((step) => grupos[step]?.nombre ?? []))}`;
}
