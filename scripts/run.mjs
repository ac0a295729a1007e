// Runs on whatever Node the machine has: plain JavaScript, no dependencies.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');

/** The project's own tools, Node 24 among them, come before the machine's. */
export const toolEnv = () => ({ ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` });

/** Runs a command and returns its exit code. */
export function run(command, args, { env = toolEnv(), stdio = 'inherit', cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * The compiler as it takes the least of two cores: several checkers would each check what they share. The folder to check
 * follows.
 */
export const TSC = ['--noEmit', '--singleThreaded', '-p'];

/** Runs a command beside others: gives its exit code, and in one piece what it printed. */
export function runAside(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: toolEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const read = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs commands that live as long as this process: signals are passed on, and when one ends it ends
 * the others and us, with its code. The channel lets a command notice if we are killed.
 */
export function runForever(commands, { env = toolEnv() } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const children = commands.map(([command, args]) =>
    spawn(command, args, { cwd: ROOT, env, stdio }),
  );
  const pass = (signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));
  // Ctrl-C reaches the children through the terminal; we only wait for them.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) pass('SIGINT');
  });
  let alive = children.length;
  let exitCode = 0;
  for (const child of children) {
    child.once('exit', (code, signal) => {
      exitCode ||= code ?? (signal ? 1 : 0);
      pass('SIGTERM');
      if (--alive === 0) process.exit(exitCode);
    });
  }
}
