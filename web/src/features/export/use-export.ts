import { bogotaDay } from '@comanda/contract/days';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { download } from '../../lib/api/download.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { fetchAllData } from './export.api.ts';

export type ExportState =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'downloading'; share: number }
  | { step: 'done' }
  | { step: 'failed'; text: string; cause?: string };

const TOO_OFTEN = 'Ya descargaste tus datos varias veces hoy. Vuelve a intentarlo mañana.';

/** Fetches the file and hands it over; leaving the screen breaks it off. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'preparing' });
    try {
      const file = await fetchAllData(controller.signal, (share) =>
        setState({ step: 'downloading', share }),
      );
      download(file, `comanda-datos-${bogotaDay(now())}.zip`);
      setState({ step: 'done' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const isTooOften = error instanceof ApiError && error.code === 'demasiadas_solicitudes';
      setState({
        step: 'failed',
        ...(isTooOften
          ? { text: TOO_OFTEN }
          : explainFailure(error, 'No pudimos reunir tus datos')),
      });
    }
  };

  return { state, start };
}
