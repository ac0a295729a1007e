import { storedObject } from './storage.ts';

interface ChosenShift {
  dbName: string;
  id: string;
}

/** Into which shift this device takes money, where several are open and none is the one of who charges. */
export const chosenShift = storedObject<ChosenShift>('TRN', isChosen);

export function shiftChosenAt(dbName: string): string | null {
  const chosen = chosenShift.get();
  return chosen?.dbName === dbName ? chosen.id : null;
}

function isChosen(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'dbName' in value &&
    'id' in value &&
    typeof value.dbName === 'string' &&
    typeof value.id === 'string'
  );
}
