import { type Env, parseEnv } from '../env/env.ts';
import { StartError } from '../errors/start-error.ts';

export type CommandContext = {
  env: Env;
  /** What was named on the command line. */
  file: string | undefined;
  /** Ctrl-C or a stop: what is half done is undone. */
  signal: AbortSignal;
  /** Closed at the end, however it ends. */
  onEnd: (close: () => Promise<void>) => void;
};

/** Runs a command to its end, says how it ended and answers with it. */
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
