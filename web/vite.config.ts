import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type Plugin, type UserConfig } from 'vite';
import { serviceWorker } from './src/service-worker/build-plugin.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** The fonts start with the page instead of after its stylesheet: no title jumps when its own arrives. */
function preloadFonts(): Plugin {
  return {
    name: 'comanda:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
          })),
    },
  };
}

/**
 * A script of a few hundred bytes that runs beside the app's own: it knows from the page which files
 * the diner's first view has.
 */
function earlyStart(): Plugin {
  return {
    name: 'comanda:early-start',
    apply: forBrowser,
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${import.meta.dirname}/src/early.ts`, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const named = (name: string) =>
          Object.values(bundle ?? {})
            .filter((file) => file.type === 'chunk' && file.name === name)
            .map(({ fileName }) => `/${fileName}`);
        return [
          { tag: 'meta', attrs: { name: 'diner-files', content: named('diner').join(' ') } },
          { tag: 'meta', attrs: { name: 'cart-files', content: named('cart').join(' ') } },
          {
            tag: 'meta',
            attrs: { name: 'restaurant-files', content: named('restaurant-page').join(' ') },
          },
          ...named('early').map((src) => ({
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: '', src },
          })),
        ];
      },
    },
  };
}

/** What a diner opens next comes with all its parts at once; elsewhere they follow each other. */
const DINER_FILES =
  /\/(restaurant-page|user-auth|cart|orders|settings|dish-overlay|chat-panel|search-sheet)-/;

/** Not where the server's own copy of the first view is built. */
function forBrowser(_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), earlyStart(), serviceWorker()],
  server: {
    proxy: {
      '/api': api,
      '/images': api,
      '/simulador-de-pagos': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  // The server has no web packages of its own.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    copyPublicDir: !isSsrBuild,
    assetsDir: 'assets',
    target: 'es2023',
    emptyOutDir: true,
    // Files of ours only: the CSP allows neither data: fonts nor inline modules.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first view would carry the name of every file of every area. A style is never left out.
      resolveDependencies: (file, files) =>
        DINER_FILES.test(file) ? files : files.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? // One file draws them all: what a browser fetches later is in it.
        { checks: { ineffectiveDynamicImport: false } }
      : {
          output: {
            // Browsers that know it compile these files beside the page instead of in its way.
            postBanner: ({ name }) =>
              ['vendor', 'app', 'diner'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            // Few files for the first view: what every page needs, then what the menu needs. Screens that
            // share parts with the menu fetch its chunk; a diner has it before the menu opens.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/,
                  priority: 5,
                },
                // One name where there were five: each stands in the diner's first view.
                { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 5 },
                {
                  name: 'app',
                  test: /src[\\/](app\.tsx|router\.tsx|lib[\\/]first-view\.ts)$/,
                  priority: 4,
                },
                {
                  name: 'diner',
                  test: /areas[\\/]diner[\\/](diner-layout|menu)\.tsx$/,
                  priority: 3,
                },
                {
                  name: 'menu-socket',
                  test: /src[\\/]lib[\\/](menu-socket|socket-client)\.ts$/,
                  priority: 3,
                },
                // A phone waits longer for forty files than for what is in them.
                {
                  name: 'common',
                  test: /src[\\/](ui|lib)[\\/]|\.messages\.ts$|orders\.words|lucide-react/,
                  minShareCount: 4,
                  priority: 2,
                },
                { name: 'cart', test: /areas[\\/]diner[\\/]cart\.tsx$/, priority: 1 },
                { name: 'orders', test: /areas[\\/]diner[\\/]orders\.tsx$/ },
              ],
            },
          },
        },
  },
}));
