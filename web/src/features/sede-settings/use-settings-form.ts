import { mergeEdit } from '@comanda/contract/forms/edits.rules';
import type { SedeSettings, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import {
  DEFAULT_TOPES,
  type Topes,
  topesProblems,
} from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { useState } from 'react';
import { refusalOfClash } from '../../lib/api/edit-clash.ts';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveSettings, useSedeSettings } from './sede-settings.queries.ts';

/**
 * The form starts from the answer that it was opened with. What somebody else changed meanwhile
 * stays if the owner left it alone; a field that both changed is shown before it is overwritten.
 */
export function useSettingsForm(dbName: string, onClose: () => void) {
  const query = useSedeSettings(dbName);
  const save = useSaveSettings(dbName);
  const [opened, setOpened] = useState<SedeSettingsAnswer | null>(null);
  if (!opened && query.data) setOpened(query.data);
  const start = draftOf(opened?.data ?? BEFORE_LOADED);

  const form = useForm<Draft>({
    initial: start,
    check: (draft) => topesProblems(settingsOf(draft).pedidos.topes),
    send: async (draft) => {
      if (!opened) return;
      const over = (stored: SedeSettingsAnswer) => {
        const { merged, clashes } = mergeEdit(start, draft, draftOf(stored.data));
        if (clashes.length > 0) throw new SettingsClash(clashes, stored);
        return settingsOf(merged);
      };
      await save.mutateAsync({ read: opened, over });
      toast.success(settingsMessages.saved);
      onClose();
    },
    refused: (error) => {
      if (!(error instanceof SettingsClash)) return refusalOf(error, settingsMessages.saveFailed);
      setOpened(error.stored);
      // Only limits can clash: whatever else two people change, they change to the same.
      return refusalOfClash(error.clashes, draftOf(error.stored.data));
    },
    onClose,
  });
  return { ...form, query };
}

class SettingsClash extends Error {
  readonly clashes: string[];
  readonly stored: SedeSettingsAnswer;

  constructor(clashes: string[], stored: SedeSettingsAnswer) {
    super(settingsMessages.changedMeanwhile);
    this.clashes = clashes;
    this.stored = stored;
  }
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
