import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT, run, toolEnv } from './run.mjs';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const SHARED = ['contract/src', 'package-lock.json'];

/** The parts to build; each is built when its sources have changed since its last build. */
const PARTS = [
  {
    name: 'the web',
    dist: join(ROOT, 'web', 'dist'),
    sources: ['web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', ...SHARED],
    builds: [['web'], ['web', '--ssr', 'src/render-first-view.tsx']],
    finish: (dist) => {
      for (const file of filesBelow(dist).filter((name) => COMPRESSIBLE.test(name))) compress(file);
    },
  },
  {
    name: 'the server',
    dist: join(ROOT, 'server', 'dist'),
    sources: ['assistant/src', 'server/src', 'server/vite.config.ts', ...SHARED],
    builds: [['server']],
  },
];

export async function ensureBuilt() {
  // Whoever asks for it, a test runner among them: it is always the product that is built.
  const env = { ...toolEnv(), NODE_ENV: 'production' };
  for (const part of PARTS.filter((one) => !isCurrent(one))) {
    const wanted = fingerprint(part.sources);
    console.log(`Building ${part.name}…`);
    for (const args of part.builds) {
      if ((await run('vite', ['build', '--logLevel', 'warn', ...args], { env })) === 0) continue;
      console.error(`Could not build ${part.name} (vite build).`);
      process.exit(1);
    }
    part.finish?.(part.dist);
    writeFileSync(stampOf(part), wanted);
  }
}

export function isBuilt() {
  return PARTS.every(isCurrent);
}

function isCurrent(part) {
  const stamp = stampOf(part);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(part.sources);
}

const stampOf = ({ dist }) => join(dist, '.built-from');

/** The server sends these files as they are, instead of compressing them for every visitor. */
function compress(file) {
  const content = readFileSync(file);
  // What fits into one packet anyway is not worth a second file.
  if (content.length < 512) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(ROOT, source))).sort()) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [path];
  }
}
