import { formatMoney } from '../money.ts';
import { TILL_LIMITS } from './till.limits.ts';

export const tillMessages = {
  opened: 'Turno abierto.',
  moved: 'Movimiento registrado.',
  closed: (numero: number) => `Turno ${numero} cerrado.`,
  forced: (numero: number) => `Turno ${numero} cerrado sin conteo.`,
  recounted: 'Segundo conteo guardado.',
  /** Accounts that go on in the next shift. */
  stillOpen: (cuentas: number) =>
    cuentas === 1 ? 'Sigue abierta 1 cuenta.' : `Siguen abiertas ${cuentas} cuentas.`,
  openFailed: 'No pudimos abrir el turno.',
  moveFailed: 'No pudimos anotar el movimiento.',
  closeFailed: 'No pudimos cerrar el turno. Tu conteo sigue en este dispositivo.',
  recountFailed: 'No pudimos guardar el segundo conteo. Sigue en este dispositivo.',
  needsNetwork: 'Esto necesita conexión. Lo que cuentes se queda en este dispositivo.',
  caja: 'Escribe cómo se llama la caja.',
  base: `Escribe la base en pesos enteros, hasta ${formatMoney(TILL_LIMITS.pesos)}.`,
  valor: `Escribe un valor en pesos enteros, hasta ${formatMoney(TILL_LIMITS.pesos)}.`,
  motivo: 'Escribe el motivo.',
  denominacion: 'Esta denominación no existe.',
  cantidad: `Escribe cuántos hay, un número entero hasta ${TILL_LIMITS.cantidad}.`,
  metodo: 'Este medio de pago no se cuenta aquí.',
  occupied: (caja: string, nombre: string) => `${nombre} ya tiene un turno abierto en «${caja}».`,
  notYours: 'Este turno es de otra persona. Lo cierra ella o quien puede revisar turnos.',
} as const;
