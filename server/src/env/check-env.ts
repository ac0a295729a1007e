import { StartError } from '../errors/start-error.ts';
import { parseEnv } from './env.ts';

// Run before a build: a wrong configuration should not cost the time of one.
try {
  parseEnv(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error}\n`);
  process.exit(1);
}
