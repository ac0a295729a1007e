import { join } from 'node:path';
import { bogotaClock } from '@comanda/contract/days';

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** 'comanda-2026-11-15-0312-09.tar.gz', in the local time of this machine. */
export function backupName(now: Date): string {
  const [day, time = ''] = bogotaClock(now).toISOString().slice(0, 19).split('T');
  const [hours, minutes, seconds] = time.split(':');
  return `comanda-${day}-${hours}${minutes}-${seconds}.tar.gz`;
}
