import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, 'service-worker.ts');
const NAME = 'sw.js';
/** Files of web/public that the diner's screens show. */
const PUBLIC = ['favicon.svg', 'sin-foto.svg'];
/**
 * The files where the diner's area starts, toasts included. Everything that they import is kept
 * too. The column of large screens is left out, because most diners have a phone.
 */
const START =
  /[/](areas[/]diner[/](?!cart-column)[\w-]+\.tsx|public[/]restaurant-page\.tsx|ui[/]overlay[/]toaster\.tsx)$/;
/** The same for the console. */
const CONSOLE_START =
  /[/](areas[/]employee[/][\w-]+\.tsx|lib[/]api[/]query-client\.tsx|other-routes\.tsx|ui[/]overlay[/]toaster\.tsx)$/;
const ROUTER = /[\\/]src[\\/](router|screens|other-routes)\.tsx$/;

/** Builds the service worker beside the web, with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'comanda:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { fs } = this;
        const dinerFiles = ['index.html', ...firstAssets(bundle), ...filesFrom(bundle, START)];
        const consoleFiles = filesFrom(bundle, CONSOLE_START).filter(
          (file) => !dinerFiles.includes(file),
        );
        const list = JSON.stringify(consoleFiles.map((file) => `/${file}`));
        const listName = `assets/consola-${hashOf(list)}.json`;
        this.emitFile({ type: 'asset', fileName: listName, source: list });
        const shell = [...new Set(dinerFiles)].map((file) => ({
          url: `/${file}`,
          // File names in assets/ already contain a hash.
          revision: file.startsWith('assets/') ? null : hashOf(contentOf(bundle[file])),
        }));
        for (const file of PUBLIC) {
          const content = await fs.readFile(join(publicDir, file));
          shell.push({ url: `/${file}`, revision: hashOf(content) });
        }
        this.emitFile({
          type: 'asset',
          fileName: NAME,
          source: await buildWorker(shell, `/${listName}`),
        });
      },
    },
  };
}

async function buildWorker(shell: object[], consoleList: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      SHELL_FILES: JSON.stringify(shell),
      CONSOLE_LIST: JSON.stringify(consoleList),
    },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: NAME } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('El service worker no se construyó.');
  return chunk.code;
}

/** The assets that the page itself names: its fonts and the early script. */
function firstAssets(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((file) => /\.woff2$|[/]early-[^/]*\.js$/.test(file));
}

/** The web's first files, and everything that these screens load now or later. */
function filesFrom(bundle: Rolldown.OutputBundle, start: RegExp): string[] {
  const files = new Set<string>();
  const has = (chunk: Rolldown.OutputChunk, pattern: RegExp) =>
    chunk.moduleIds.some((id) => pattern.test(id));
  const take = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    for (const file of [name, ...assetsOf(chunk)]) files.add(file);
    // The routes lead to every area, so their dynamic imports are left out.
    const later = has(chunk, ROUTER) ? [] : chunk.dynamicImports;
    for (const next of [...chunk.imports, ...later]) take(next);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || has(file, start))) take(file.fileName);
  }
  return [...files];
}

function assetsOf(chunk: Rolldown.OutputChunk): string[] {
  const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
  return [...(importedCss ?? []), ...(importedAssets ?? [])];
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) {
  if (!file) return '';
  return file.type === 'asset' ? file.source : file.code;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
