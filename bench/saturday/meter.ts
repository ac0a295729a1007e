import { readFileSync } from 'node:fs';

/** What a group of processes used between two moments. */
export type Usage = { cores: number; megabytes: number };

const EVERY_MS = 2_000;
const TICKS_A_SECOND = 100;

/** Measures named groups of processes until stopped. */
export function startMeter(groups: Record<string, number>) {
  const begun = performance.now();
  const before = new Map(Object.entries(groups).map(([name, pid]) => [name, cpuSeconds(pid)]));
  const most = new Map<string, number>();
  const look = () => {
    for (const [name, pid] of Object.entries(groups)) {
      most.set(name, Math.max(most.get(name) ?? 0, megabytes(pid)));
    }
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return {
    stop: (): Record<string, Usage> => {
      clearInterval(timer);
      look();
      const seconds = (performance.now() - begun) / 1_000;
      return Object.fromEntries(
        Object.entries(groups).map(([name, pid]) => [
          name,
          {
            cores: (cpuSeconds(pid) - (before.get(name) ?? 0)) / seconds,
            megabytes: most.get(name) ?? 0,
          },
        ]),
      );
    },
  };
}

/** Of the process, its children and those of them that have ended. */
function cpuSeconds(pid: number): number {
  const ticks = (fields: string[], ...at: number[]) =>
    at.reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
  const own = ticks(statOf(pid), 11, 12, 13, 14);
  const children = childrenOf(pid).map((child) => ticks(statOf(child), 11, 12));
  return children.reduce((sum, one) => sum + one, own) / TICKS_A_SECOND;
}

/** Memory that processes share, such as the database's pages, counts once. */
function megabytes(pid: number): number {
  const sizes = [pid, ...childrenOf(pid)].map((one) => {
    const text = read(`/proc/${one}/smaps_rollup`);
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
  });
  return sizes.reduce((sum, one) => sum + one, 0) / 1_024;
}

/** The fields of /proc/…/stat after the name: 11 to 14 are the processor's time. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** A process may have ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
