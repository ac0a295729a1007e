import { mergeEdit } from '@comanda/contract/forms/edits.rules';
import type { Station, StationDraft, StationsAnswer } from '@comanda/contract/menu/stations';
import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import { stationsOf, stationsProblems } from '@comanda/contract/menu/stations.rules';
import { useState } from 'react';
import { refusalOfClash } from '../../lib/api/edit-clash.ts';
import { refusalOf } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useEditedStations, useSaveStations } from './stations.queries.ts';

/** A station as the form holds it; the minutes are still text. */
export interface StationRowDraft {
  key: string;
  /** Null for a new one. */
  clave: string | null;
  nombre: string;
  /** '' prints nothing. */
  impresora: string;
  objetivoMin: string;
}

interface StationsDraft {
  estaciones: readonly StationRowDraft[];
}

export function newStation(nombre: string, objetivoMin = 10): StationRowDraft {
  return { key: newId(), clave: null, nombre, impresora: '', objetivoMin: String(objetivoMin) };
}

/**
 * The form starts from the answer that it was opened with. A sede that changed meanwhile without its stations is saved
 * over; stations that both changed are shown before they are overwritten.
 */
export function useStationsForm(dbName: string, onClose: () => void) {
  const query = useEditedStations(dbName);
  const save = useSaveStations(dbName);
  const [opened, setOpened] = useState<StationsAnswer | null>(null);
  if (!opened && query.data) setOpened(query.data);
  const stored = opened?.estaciones ?? [];

  const form = useForm<StationsDraft>({
    initial: draftOf(stored),
    check: ({ estaciones }) => stationsProblems(estaciones.map(stationDraft)),
    send: async ({ estaciones }) => {
      if (!opened) return;
      const over = (now: StationsAnswer) => {
        const { merged, clashes } = mergeEdit(
          // All as they are stored, so that equal stations look alike.
          { estaciones: stationsOf(stored) },
          { estaciones: stationsOf(estaciones.map(stationDraft)) },
          { estaciones: stationsOf(now.estaciones) },
        );
        if (clashes.length > 0) throw new StationsClash(now);
        return merged.estaciones;
      };
      await save.mutateAsync({ read: opened, over });
      toast.success(stationsMessages.saved);
      onClose();
    },
    refused: (error) => {
      if (!(error instanceof StationsClash)) return refusalOf(error, stationsMessages.saveFailed);
      setOpened(error.now);
      return refusalOfClash(['estaciones'], {});
    },
    onClose,
  });
  return { ...form, query, stored };
}

export type StationsForm = ReturnType<typeof useStationsForm>;

/** The same stations make the same draft, so that a change can be told from none. */
function draftOf(stations: readonly Station[]): StationsDraft {
  return {
    estaciones: stations.map(({ clave, nombre, impresora, objetivoMin }) => ({
      key: clave,
      clave,
      nombre,
      impresora: impresora ?? '',
      objetivoMin: String(objetivoMin),
    })),
  };
}

function stationDraft({ clave, nombre, impresora, objetivoMin }: StationRowDraft): StationDraft {
  const minutes = objetivoMin.trim();
  return {
    clave,
    nombre,
    impresora: impresora || null,
    // A text that is no number becomes NaN, which the rules refuse.
    objetivoMin: minutes === '' ? Number.NaN : Number(minutes),
  };
}

class StationsClash extends Error {
  readonly now: StationsAnswer;

  constructor(now: StationsAnswer) {
    super(stationsMessages.changedMeanwhile);
    this.now = now;
  }
}
