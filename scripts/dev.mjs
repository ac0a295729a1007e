import { ensureInstalled } from './install.mjs';
import { run, runForever, toolEnv } from './run.mjs';

await ensureInstalled();
const apiPort = process.env.PORT || '3000';
const env = { ...toolEnv(), API_PORT: apiPort, PORT: apiPort };
console.log('API en el puerto', apiPort, '· web con recarga en http://localhost:5173');
runForever('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts', '--without-web'], {
  env,
});
run('vite', ['--clearScreen', 'false', 'web'], { env });
