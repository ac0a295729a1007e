import {
  type PublicService,
  type PublicSettings,
  type PublicSettingsAnswer,
  type SedeSettings,
  sedeSettingsSchema,
} from '@comanda/contract/locations/locations';

/** What diners and guests may know of the settings of a sede. */
export function publicSettings(ajustes: SedeSettings, version: number): PublicSettingsAnswer {
  const { quien, mesaSinFirma } = ajustes.pedidos;
  const { activas } = ajustes.cuentas;
  const { cocina } = ajustes;
  const visible = { pedidos: { quien, mesaSinFirma }, cuentas: { activas }, cocina };
  return presentSettings({ ...visible, ...publicService(ajustes) }, version);
}

/** The same of how it takes orders; undefined where it has decided nothing of it. */
export function decidedService(ajustes: SedeSettings): PublicService | undefined {
  const service = publicService(ajustes);
  return JSON.stringify(service) === UNDECIDED ? undefined : service;
}

const UNDECIDED = JSON.stringify(publicService(sedeSettingsSchema.parse({})));

/** Not who paused it, nor how many orders it takes. */
function publicService({ pausa, limite, ...ajustes }: SedeSettings): PublicService {
  const { horas, ultimaOrdenMin, canales, preparacionMin, extraMin, programar, punto } = ajustes;
  return {
    horas,
    ultimaOrdenMin,
    pausa: pausa && { hasta: pausa.hasta, canales: pausa.canales, motivo: pausa.motivo },
    canales,
    preparacionMin,
    extraMin,
    limite: limite && { cadaMin: limite.cadaMin, canales: limite.canales },
    programar,
    punto,
  };
}

export function presentSettings<T extends SedeSettings | PublicSettings>(
  ajustes: T,
  version: number,
) {
  return { version, ajustes, data: ajustes };
}
