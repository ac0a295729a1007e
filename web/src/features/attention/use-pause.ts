import type { PublicSettingsAnswer } from '@comanda/contract/locations/locations';
import type { PauseBody } from '@comanda/contract/locations/service';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useTakeSettings } from '../sede-settings/sede-settings.queries.ts';

type Changed = PublicSettingsAnswer & { message: string };

/** Pausing, resuming and delaying a sede: each says the state it wants, and one runs at a time. */
export function usePause(dbName: string) {
  const take = useTakeSettings(dbName);
  const [isBusy, run] = useBusy();
  const change = useMutation({
    mutationFn: (call: () => Promise<Changed>) => call(),
    onSuccess: take,
  });
  const tell = (call: () => Promise<Changed>, onDone?: () => void) =>
    run(async () => {
      try {
        const { message } = await change.mutateAsync(call);
        toast.success(message, { id: TOAST });
        onDone?.();
      } catch (error) {
        toast.error(messageOf(error), { id: TOAST });
      }
    });
  return {
    isBusy,
    pause: (pausa: Omit<PauseBody, 'dbName'>, onDone?: () => void) =>
      tell(() => api('POST /api/sede/pause', { body: { dbName, ...pausa } }), onDone),
    resume: (onDone?: () => void) =>
      tell(() => api('POST /api/sede/resume', { body: { dbName } }), onDone),
    delay: (minutos: number) =>
      tell(() => api('POST /api/sede/extra', { body: { dbName, minutos } })),
  };
}

const TOAST = 'pausa';
