import type { HomeSede } from '@comanda/contract/owners/owners';

export interface HomeSum {
  enCocina: number;
  productos: number;
  agotados: number;
  personas: number;
  clientes: number;
  clientesNuevos: number;
}

/** What the tiles of the home tell of one sede or of several together. */
export function sumHome(home: readonly HomeSede[]): HomeSum {
  const sum = (of: (one: HomeSede) => number) => home.reduce((total, one) => total + of(one), 0);
  return {
    enCocina: sum(({ cocina }) => cocina.aTiempo + cocina.demorados + cocina.tarde),
    productos: sum(({ productos }) => productos),
    agotados: sum(({ agotados }) => agotados),
    personas: sum(({ personas }) => personas),
    clientes: sum(({ clientes }) => clientes),
    clientesNuevos: sum(({ clientesNuevos }) => clientesNuevos),
  };
}
