// Runs on whatever Node the machine has: plain JavaScript, no dependencies.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');

/** The project's own tools, Node 24 among them, come before the machine's. */
export const toolEnv = () => ({ ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` });

/** Runs a command to its end and answers its exit code. */
export function run(command, args, { env = toolEnv(), stdio = 'inherit', cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Runs a command that lives as long as this process: signals are passed on, and its own end ends us
 * with the same code. The channel lets it notice if we are killed outright.
 */
export function runForever(command, args, { env = toolEnv() } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl-C reaches the child by itself, through the terminal; we only wait for it.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
