const MINUTE_S = 60;
const HOUR_S = 3600;

/** How long somebody has to wait who tried too often. */
export const waitsMessages = {
  tooMany: tooMany('un momento'),
  tooManyFor: (seconds: number) => tooMany(waitWords(seconds)),
} as const;

function tooMany(wait: string): string {
  return `Demasiados intentos. Espera ${wait} y vuelve a intentar.`;
}

/** Rounded up, so that nobody comes back too early. */
function waitWords(seconds: number): string {
  if (seconds < MINUTE_S) return 'un momento';
  const minutes = Math.ceil(seconds / MINUTE_S);
  if (seconds <= HOUR_S) return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `${Math.ceil(seconds / HOUR_S)} horas`;
}
