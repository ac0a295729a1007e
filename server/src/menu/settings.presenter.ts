import type {
  PublicSettings,
  PublicSettingsAnswer,
  SedeSettings,
} from '@comanda/contract/locations/locations';

/** What diners and guests may know of the settings of a sede. */
export function publicSettings(
  { pedidos, cuentas, cocina }: SedeSettings,
  version: number,
): PublicSettingsAnswer {
  const { quien, mesaSinFirma } = pedidos;
  const { activas } = cuentas;
  return presentSettings(
    { pedidos: { quien, mesaSinFirma }, cuentas: { activas }, cocina },
    version,
  );
}

export function presentSettings<T extends SedeSettings | PublicSettings>(
  ajustes: T,
  version: number,
) {
  return { version, ajustes, data: ajustes };
}
