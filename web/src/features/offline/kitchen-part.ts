type KitchenPart = typeof import('./kitchen-deeds.ts');

let loaded: KitchenPart | null = null;

/** What the outbox does with deeds of the kitchen: on demand, because most screens never have one. */
export async function loadKitchenPart(): Promise<KitchenPart> {
  loaded ??= await import('./kitchen-deeds.ts');
  return loaded;
}

/** Null until it is loaded. Who shows an outbox that has deeds of the kitchen loads it first. */
export function kitchenPart(): KitchenPart | null {
  return loaded;
}
