import { bogotaDateTime, bogotaTime, isSameBogotaDay } from '@comanda/contract/days';
import { now } from '../../lib/clock.ts';

/** '10:58 a. m.', with its day where that is not today. */
export function hourOf(moment: string): string {
  return isSameBogotaDay(moment, now()) ? bogotaTime(moment) : bogotaDateTime(moment);
}

export function counted(many: number, one: string, several: string): string {
  return `${many} ${many === 1 ? one : several}`;
}
