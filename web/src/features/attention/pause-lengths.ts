import { PAUSE_MINUTES, type PauseLength } from '@comanda/contract/locations/pause.rules';

/** For how long a sede is paused, as buttons say it. */
export const PAUSE_LENGTHS: readonly { id: Exclude<PauseLength, null>; word: string }[] = [
  ...PAUSE_MINUTES.map((id) => ({ id, word: id === 60 ? '1 h' : `${id} min` })),
  { id: 'hoy', word: 'Hoy' },
];
