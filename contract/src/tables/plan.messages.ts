import { PLAN_LIMITS } from './plan.limits.ts';

const { zonas, mesas, nombre, zona, puestos, plano } = PLAN_LIMITS;

export const planMessages = {
  saved: 'Plano guardado.',
  saveFailed: 'No pudimos guardar el plano.',
  loadFailed: 'No pudimos leer el plano de la sede.',
  renewed: 'Código nuevo: los anteriores de esta mesa ya no sirven. Imprime el nuevo.',
  changedMeanwhile: 'La sede cambió mientras editabas. Revisa el plano y guarda otra vez.',
  /** `now`: the tables that are stored; `lost`: those of them that the drawn plan would remove. */
  storedNow: (now: string, lost: string) =>
    [
      `Guardado hay: ${now || 'ninguna mesa'}.`,
      lost && `Si guardas lo tuyo, se quita: ${lost}.`,
      'Guarda otra vez para dejar lo tuyo, o usa lo que hay ahora.',
    ]
      .filter(Boolean)
      .join(' '),
  tooManyZones: `Un plano tiene hasta ${zonas} zonas. Une o quita alguna.`,
  tooManyTables: `Un plano tiene hasta ${mesas} mesas. Quita alguna.`,
  zoneRequired: 'Escribe el nombre de la zona.',
  zoneTooLong: `El nombre de una zona puede tener hasta ${zona} caracteres.`,
  zoneTwice: (nombre: string) => `Ya hay una zona «${nombre}». Ponle otro nombre.`,
  tableRequired: 'Escribe el número o el nombre de la mesa.',
  tableTooLong: `El nombre de una mesa puede tener hasta ${nombre} caracteres.`,
  tableTwice: (mesa: string) => `Ya hay una mesa ${mesa}. Ponle otro nombre.`,
  puestos: `Escribe cuántos puestos tiene, de ${puestos.min} a ${puestos.max}.`,
  size: `El ancho y el alto van de 1 a ${plano}.`,
  outside: 'La mesa se sale del plano. Muévela hacia adentro.',
  sentTwice: 'Está dos veces en el plano. Quita una.',
  zoneUnknown: 'Esta zona ya no está en el plano. Mira el plano otra vez.',
  tableUnknown: 'Esta mesa ya no está en el plano. Mira el plano otra vez.',
  occupied: (mesa: string) =>
    `La mesa ${mesa} tiene una cuenta abierta. Ciérrala o pásala a otra mesa, y guarda otra vez.`,
} as const;
