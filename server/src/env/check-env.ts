import { parseEnv } from './env.ts';
import { StartError } from './start-error.ts';

// Run before a build: a wrong configuration should not cost the time of one.
try {
  parseEnv(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error}\n`);
  process.exit(1);
}
