import type { Station } from '@comanda/contract/menu/stations';
import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import { KITCHEN, NOWHERE } from '@comanda/contract/menu/stations.words';

/** How people call where a dish is made. A code that the sede does not have is its kitchen. */
export function routeName(stations: readonly Station[], route: string): string {
  if (route === NOWHERE) return stationsMessages.nowhere;
  const named = (code: string) => stations.find(({ clave }) => clave === code)?.nombre;
  return named(route) ?? named(KITCHEN) ?? stationsMessages.kitchen;
}
