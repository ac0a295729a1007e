const open = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

interface Unfinished {
  pedidos: number;
  cuentas: number;
  turnos: number;
}

/** What an owner reads who renames, closes or reopens a sede. */
export const sedeLifeMessages = {
  closedForTime: 'La sede quedó cerrada: los clientes no le pueden pedir',
  openAgain: 'La sede está abierta otra vez',
  closedForGood: 'La sede cerró definitivamente',
  reopened: 'La sede volvió',
  failed: 'No pudimos cambiar la sede',
  nameTaken: (nombre: string) =>
    `Ya tienes una sede que se llama «${nombre}». Ponle a esta un nombre que se distinga.`,
  nameWithoutLetters: 'El nombre necesita al menos una letra o un número.',
  notSure: 'Confirma que quieres cerrarla.',
  vuelvePast: 'Elige un día después de hoy.',
  vuelveFar: 'Elige un día dentro de los próximos dos años.',
  unfinished: ({ pedidos, cuentas, turnos }: Unfinished) => {
    const parts = [
      ...open(pedidos, 'pedido en curso', 'pedidos en curso'),
      ...open(cuentas, 'cuenta abierta', 'cuentas abiertas'),
      ...open(turnos, 'turno de caja abierto', 'turnos de caja abiertos'),
    ];
    const last = parts.pop() ?? '';
    return `Esta sede tiene ${parts.length > 0 ? `${parts.join(', ')} y ${last}` : last}. Termínalos antes de cerrarla.`;
  },
} as const;
