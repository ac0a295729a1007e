import { type Env, parseEnv } from '../env/env.ts';
import { StartError } from '../errors/start-error.ts';

export type CommandContext = {
  env: Env;
  /** The file named on the command line. */
  file: string | undefined;
  /** Aborted by Ctrl-C or a stop: half-done work is undone. */
  signal: AbortSignal;
  /** Registers what is closed at the end, whatever the outcome. */
  onEnd: (close: () => Promise<void>) => void;
};

/** Runs a command, prints its outcome and exits with it. */
export async function runCommand(work: (context: CommandContext) => Promise<string>) {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stopping.abort());
  }
  const closers: (() => Promise<void>)[] = [];
  let code = 0;
  try {
    const said = await work({
      env: parseEnv(process.env),
      file: process.argv[2],
      signal: stopping.signal,
      onEnd: (close) => closers.push(close),
    });
    process.stdout.write(`${said}\n`);
  } catch (error) {
    code = 1;
    process.stderr.write(`${stopping.signal.aborted ? 'Interrumpido.' : told(error)}\n`);
  }
  for (const close of closers.toReversed()) await close().catch(() => undefined);
  process.exit(code);
}

function told(error: unknown) {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
