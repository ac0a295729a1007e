export const KITCHEN = {
  amberFromMinutes: 10,
  redFromMinutes: 20,
  hourFromMinutes: 60,
  refreshMs: 60_000,
} as const;

export type KitchenTone = 'fresh' | 'amber' | 'red';

/**
 * How long an order has waited, never less than 0 even if the device's clock runs behind the
 * server's.
 */
export function kitchenAge(
  horaCreacion: string | Date,
  now: Date,
): { minutes: number; tone: KitchenTone; text: string } {
  const elapsed = now.getTime() - new Date(horaCreacion).getTime();
  const minutes = Math.max(0, Math.floor(elapsed / 60_000));
  return { minutes, tone: toneOf(minutes), text: textOf(minutes) };
}

function toneOf(minutes: number): KitchenTone {
  if (minutes >= KITCHEN.redFromMinutes) return 'red';
  return minutes >= KITCHEN.amberFromMinutes ? 'amber' : 'fresh';
}

function textOf(minutes: number): string {
  return minutes >= KITCHEN.hourFromMinutes
    ? kitchenMessages.overAnHour
    : kitchenMessages.age(minutes);
}

const kitchenMessages = {
  age: (minutes: number) => (minutes === 0 ? 'ahora mismo' : `hace ${minutes} min`),
  overAnHour: 'Más de una hora',
} as const;
