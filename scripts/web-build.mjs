import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT, run } from './run.mjs';

const DIST = join(ROOT, 'web', 'dist');
const STAMP = join(DIST, '.built-from');
const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'package-lock.json',
];
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Builds the web when its sources are not those of the last build. */
export async function ensureWebBuilt() {
  if (isWebBuilt()) return;
  const wanted = fingerprint();
  console.log('Construyendo la web…');
  for (const part of [[], ['--ssr', 'src/render-first-view.tsx']]) {
    const code = await run('vite', ['build', '--logLevel', 'warn', ...part, 'web']);
    if (code !== 0) {
      console.error('No se pudo construir la web (vite build).');
      process.exit(1);
    }
  }
  for (const file of filesBelow(DIST).filter((name) => COMPRESSIBLE.test(name))) compress(file);
  writeFileSync(STAMP, wanted);
}

export function isWebBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** The server sends these as they are, instead of compressing the same file for every visitor. */
function compress(file) {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(join(ROOT, source))).sort()) {
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
