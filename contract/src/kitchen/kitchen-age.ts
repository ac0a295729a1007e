export const KITCHEN = {
  amberFromMinutes: 10,
  hourFromMinutes: 60,
  refreshMs: 60_000,
} as const;

export type KitchenTone = 'fresh' | 'amber' | 'red';

export interface KitchenAge {
  minutes: number;
  tone: KitchenTone;
  /** How much of the time until it is very late has gone by; 1 and more is very late. */
  share: number;
  text: string;
}

/**
 * How long an order or a plate has waited, never less than 0 even if the device's clock runs behind the
 * server's. From its target on it is late, and from twice the target on very late.
 */
export function kitchenAge(
  since: string | Date,
  now: Date,
  objetivoMin: number = KITCHEN.amberFromMinutes,
): KitchenAge {
  const elapsed = now.getTime() - new Date(since).getTime();
  const minutes = Math.max(0, Math.floor(elapsed / 60_000));
  const share = minutes / (2 * objetivoMin);
  return { minutes, tone: toneOf(share), share, text: textOf(minutes) };
}

function toneOf(share: number): KitchenTone {
  if (share >= 1) return 'red';
  return share >= 0.5 ? 'amber' : 'fresh';
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
