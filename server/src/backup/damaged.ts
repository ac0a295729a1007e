import { StartError } from '../errors/start-error.ts';

/** Why a file is refused, for the person who wants to restore it. */
export function damaged(reason: unknown): Error {
  // Already has its message, or was interrupted.
  if (reason instanceof StartError) return reason;
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  const { code, message = String(reason) } = reason as { code?: string; message?: string };
  if (code === 'ENOENT') return new StartError('No encontramos el archivo de la copia.');
  if (code === 'EACCES')
    return new StartError('No tienes permiso para leer el archivo de la copia.');
  return new StartError(
    `La copia está incompleta o alterada (${message}). No se restauró nada: usa otra copia.`,
  );
}
