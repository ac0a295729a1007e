import type { LineGroup } from './line-groups.ts';
import { VIRTUAL } from './modifiers.words.ts';
import type { ChosenGroup } from './selection-key.ts';

interface Extra {
  nombre: string;
  id_sigo: string;
  precio: number;
}

/** What a line has of the flags' groups, as it is sent and stored. */
export interface SeedExtras {
  adiciones: Extra[];
  combo: { bebida: Extra; adicional: Extra } | null;
}

/** The choice of a line's additions and combo in the groups that the flags make. */
export function chosenOfExtras({
  adiciones,
  combo,
}: {
  adiciones: readonly { id_sigo: string }[];
  combo?: { bebida: { id_sigo: string }; adicional: { id_sigo: string } } | null | undefined;
}): ChosenGroup[] {
  const part = ({ codigo }: { codigo: string }, id_sigo: string): ChosenGroup => ({
    codigo,
    opciones: [{ codigo: id_sigo }],
  });
  const { additions, combo: group, inCombo, drink, side } = VIRTUAL;
  return [
    ...(adiciones.length > 0
      ? [
          {
            codigo: additions.codigo,
            opciones: adiciones.map(({ id_sigo }) => ({ codigo: id_sigo })),
          },
        ]
      : []),
    ...(combo
      ? [
          {
            codigo: group.codigo,
            opciones: [
              {
                codigo: inCombo.codigo,
                grupos: [part(drink, combo.bebida.id_sigo), part(side, combo.adicional.id_sigo)],
              },
            ],
          },
        ]
      : []),
  ];
}

/** The other way: what was chosen of the flags' groups, as additions and combo. */
export function extrasOfChosen(grupos: readonly LineGroup[]): SeedExtras {
  const optionsOf = (from: readonly LineGroup[] | undefined, { codigo }: { codigo: string }) =>
    from?.find((group) => group.codigo === codigo)?.opciones ?? [];
  const adiciones = optionsOf(grupos, VIRTUAL.additions).flatMap((option) =>
    Array.from({ length: option.cantidad }, () => extraOf(option)),
  );
  const [inCombo] = optionsOf(grupos, VIRTUAL.combo);
  const [bebida] = optionsOf(inCombo?.grupos, VIRTUAL.drink);
  const [adicional] = optionsOf(inCombo?.grupos, VIRTUAL.side);
  const combo =
    bebida && adicional ? { bebida: extraOf(bebida), adicional: extraOf(adicional) } : null;
  return { adiciones, combo };
}

function extraOf({ nombre, codigo, precio }: { nombre: string; codigo: string; precio: number }) {
  return { nombre, id_sigo: codigo, precio };
}
