import { StartError } from '../errors/start-error.ts';
import { parseEnv } from './env.ts';

// Runs before a build, so that a wrong configuration fails before it.
try {
  parseEnv(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error}\n`);
  process.exit(1);
}
