import type { SedeSettings } from '@comanda/contract/locations/locations';
import {
  DEFAULT_TOPES,
  type Topes,
  topesProblems,
} from '@comanda/contract/locations/sede-settings.rules';
import { useEditSettings } from './use-edit-settings.ts';

/** Only limits can clash: whatever else two people change here, they change to the same. */
export function useSettingsForm(dbName: string, onClose: () => void) {
  return useEditSettings<Draft>(dbName, onClose, {
    empty: draftOf(BEFORE_LOADED),
    draftOf,
    settingsOf,
    check: (draft) => topesProblems(settingsOf(draft).pedidos.topes),
  });
}

type Settings = Pick<SedeSettings, 'pedidos' | 'cuentas' | 'cocina'>;
type Pedidos = SedeSettings['pedidos'];
/** The limits as typed, by the contract's paths. */
type Draft = Omit<Pedidos, 'topes'> &
  SedeSettings['cuentas'] &
  SedeSettings['cocina'] &
  Record<`pedidos.topes.${keyof Topes}`, string>;

const BEFORE_LOADED: Settings = {
  pedidos: { quien: 'todos', mesaSinFirma: 'marcar', topes: DEFAULT_TOPES },
  cuentas: { activas: false, qrSoloMesaAbierta: false },
  cocina: { tiempos: true },
};

function draftOf({ pedidos: { quien, mesaSinFirma, topes }, cuentas, cocina }: Settings): Draft {
  return {
    ...cuentas,
    ...cocina,
    quien,
    mesaSinFirma,
    'pedidos.topes.invitado': String(topes.invitado),
    'pedidos.topes.cuenta': String(topes.cuenta),
    'pedidos.topes.direccion': String(topes.direccion),
    'pedidos.topes.sede': String(topes.sede),
  };
}

function settingsOf(draft: Draft): Settings {
  const { quien, mesaSinFirma, activas, qrSoloMesaAbierta, tiempos, ...texts } = draft;
  const topes = {
    invitado: numberOf(texts['pedidos.topes.invitado']),
    cuenta: numberOf(texts['pedidos.topes.cuenta']),
    direccion: numberOf(texts['pedidos.topes.direccion']),
    sede: numberOf(texts['pedidos.topes.sede']),
  };
  return {
    pedidos: { quien, mesaSinFirma, topes },
    cuentas: { activas, qrSoloMesaAbierta },
    cocina: { tiempos },
  };
}

/** A text that is no number becomes NaN, which the rules refuse. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
