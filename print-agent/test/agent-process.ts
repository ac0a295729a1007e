import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const children = new Set<ChildProcess>();

/** The program, started as a technician would. */
export function startAgentProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env });
  children.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exited = once(child, 'exit').then(([code, signal]) => {
    children.delete(child);
    return (code ?? signal) as number | string;
  });
  return {
    output: () => output,
    exited,
    end: (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      return exited;
    },
  };
}

export function killAgentProcesses() {
  for (const child of children) child.kill('SIGKILL');
}
