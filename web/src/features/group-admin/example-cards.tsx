import { EXAMPLE_GROUPS } from '@comanda/contract/modifiers/example-groups';
import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { openGroup } from './use-opened-group.ts';

interface ExampleCardsProps {
  /** The names of the sede's groups: an example of which it has one is of no use. */
  names?: readonly string[];
}

/** Groups to start from. Using one only fills the form. */
export function ExampleCards({ names = [] }: ExampleCardsProps) {
  const isNew = ({ grupos }: (typeof EXAMPLE_GROUPS)[number]) =>
    !grupos.some(({ nombre }) => names.includes(nombre));
  return (
    <ul className="grid gap-3">
      {EXAMPLE_GROUPS.filter(isNew).map(({ codigo, nombre, texto }) => (
        <li
          key={codigo}
          className="flex items-center gap-3 rounded-card border border-control border-dashed px-4 py-2.5"
        >
          <Sparkles aria-hidden size={20} className="text-achiote-ink" />
          <p className="min-w-0 flex-1 text-14">
            <strong className="block font-semibold">{nombre}</strong>
            <span className="text-ink-soft">{texto}</span>
          </p>
          <Button
            variant="secondary"
            onClick={() => openGroup({ kind: 'example', codigo, step: 0 })}
          >
            Usar ejemplo<span className="sr-only"> de {nombre}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
