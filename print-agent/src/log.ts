import { LOG_LEVELS } from './config.ts';

type Level = (typeof LOG_LEVELS)[number];
export type Log = Record<Exclude<Level, 'silent'>, (text: string) => void>;

/** One line each, for a technician at a terminal or in the journal of the system. */
export function openLog(
  level: Level,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const saying = (own: Level) => (text: string) => {
    if (LOG_LEVELS.indexOf(own) < LOG_LEVELS.indexOf(level)) return;
    // The Swedish date format is the one that sorts.
    write(`${new Date().toLocaleString('sv-SE')} ${text}\n`);
  };
  return {
    debug: saying('debug'),
    info: saying('info'),
    warn: saying('warn'),
    error: saying('error'),
  };
}
