import { ensureInstalled } from './install.mjs';
import { runForever, toolEnv } from './run.mjs';

await ensureInstalled();
const port = process.env.PORT || '3000';
console.log(`API en el puerto ${port}; la web, con recarga, en http://localhost:5173`);
runForever(
  [
    ['node', ['--watch', '--watch-preserve-output', 'server/src/main.ts', '--without-web']],
    ['vite', ['--clearScreen', 'false', 'web']],
  ],
  { env: { ...toolEnv(), PORT: port, API_PORT: port } },
);
