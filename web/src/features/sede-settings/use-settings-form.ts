import type { SedeSettings } from '@comanda/contract/locations/locations';
import {
  DEFAULT_TOPES,
  type Topes,
  topesProblems,
} from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveSettings, useSedeSettings } from './sede-settings.queries.ts';

type Pedidos = SedeSettings['pedidos'];
/** The caps as they are typed, by the contract's paths. */
type Draft = Omit<Pedidos, 'topes'> & Record<`pedidos.topes.${keyof Topes}`, string>;

/** What the owner touched stands over what the sede has: the rest follows the sede while it is open. */
export function useSettingsForm(dbName: string, onClose: () => void) {
  const query = useSedeSettings(dbName);
  const save = useSaveSettings(dbName);

  const form = useForm({
    initial: draftOf(query.data?.data.pedidos ?? BEFORE_LOADED),
    check: (draft) => topesProblems(pedidosOf(draft).topes),
    send: async (draft) => {
      if (!query.data) return;
      await save.mutateAsync({ version: query.data.version, pedidos: pedidosOf(draft) });
      toast.success(settingsMessages.saved);
      onClose();
    },
    refused: (error) => refusalOf(error, settingsMessages.saveFailed),
    onClose,
  });
  return { ...form, query };
}

const BEFORE_LOADED: Pedidos = { quien: 'todos', mesaSinFirma: 'marcar', topes: DEFAULT_TOPES };

function draftOf({ quien, mesaSinFirma, topes }: Pedidos): Draft {
  return {
    quien,
    mesaSinFirma,
    'pedidos.topes.invitado': String(topes.invitado),
    'pedidos.topes.cuenta': String(topes.cuenta),
    'pedidos.topes.direccion': String(topes.direccion),
    'pedidos.topes.sede': String(topes.sede),
  };
}

function pedidosOf({ quien, mesaSinFirma, ...texts }: Draft): Pedidos {
  return {
    quien,
    mesaSinFirma,
    topes: {
      invitado: numberOf(texts['pedidos.topes.invitado']),
      cuenta: numberOf(texts['pedidos.topes.cuenta']),
      direccion: numberOf(texts['pedidos.topes.direccion']),
      sede: numberOf(texts['pedidos.topes.sede']),
    },
  };
}

/** What is no number becomes none, which the rules of a cap refuse. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
