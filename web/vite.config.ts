import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  build,
  type ConfigEnv,
  defineConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
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
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'early.js', source: await buildAlone('src/early.ts') });
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
          {
            tag: 'meta',
            attrs: {
              name: 'cart-files',
              content: [...named('cart'), ...named('ordering')].join(' '),
            },
          },
          {
            tag: 'meta',
            attrs: {
              name: 'restaurant-files',
              content: [...named('restaurant-page'), ...named('signs')].join(' '),
            },
          },
          { tag: 'meta', attrs: { name: 'other-files', content: named('other-routes').join(' ') } },
          ...Object.values(bundle ?? {})
            .filter((file) => file.type === 'asset' && file.names.includes('early.js'))
            .map(({ fileName }) => ({
              tag: 'script',
              attrs: { type: 'module', async: true, crossorigin: '', src: `/${fileName}` },
            })),
        ];
      },
    },
  };
}

/** One file that waits for no other: what it shares with the app it has for itself. */
async function buildAlone(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: `${import.meta.dirname}/${path}` },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error(`${path} was not built.`);
  return chunk.code;
}

/** What a diner opens next comes with all its parts at once; elsewhere they follow each other. */
const DINER_FILES =
  /\/(restaurant-page|user-auth|cart|orders|settings|dish-overlay|chat-panel|search-sheet)-/;

/** What the page itself names. */
const IN_PAGE = /\/(vendor|app|rolldown-runtime)-/;

const APP =
  /src[\\/](main|router)\.tsx$|locations[\\/](opening|restaurant-look|scanned-table|locations\.api|at-sede\.rules|channels|when\.words|service-now\.rules)\.tsx?$|sede-state[\\/](sede-state|sede-words|open-times)\.ts$|ui[\\/](error-state|skeleton|policy-link)\.tsx$|lib[\\/]use-minute\.ts$|ui[\\/]icon\.tsx$|lucide[\\/].*[\\/]phone\./;

/** What pages say where there is nothing, or something failed: the console needs it, and not the restaurant's page with it. */
const SIGNS =
  /sede-state[\\/]notice-words\.ts$|src[\\/]ui[\\/](pulse|empty-state|button-link|form[\\/]form-alert)\.tsx$|contract[\\/]src[\\/](text|pages[\\/]screens)\.messages\.ts$|lucide[\\/].*[\\/](circle-alert|search-x|arrow-right)\./;

/** Forms and dialogs, for the diner's door and for the console, which has a door of its own. */
const FORMS =
  /src[\\/]lib[\\/](use-form|back-closes|double-tap|use-busy|forget-shift|api[\\/]failure)\.tsx?$|src[\\/]ui[\\/](overlay[\\/](dialog|modal)|form[\\/](field|text-field)|icon-button|email-text)\.tsx$|features[\\/]auth[\\/]session\.ts$|features[\\/]checkout[\\/]typed-checkout\.ts$|lucide[\\/].*[\\/](chef-hat|lock-keyhole|map-pin|utensils|mail)\./;

/** What the diner's cart and orders share with the console, which would otherwise load both whole. */
const ORDERING =
  /checkout[\\/](use-checkout|refusal-notices|checkout-tiles)\.tsx?$|cart[\\/](cart-line|cart-lines|removed-line)\.tsx?$|dish-groups[\\/]use-choice-problem\.ts$|orders[\\/](checkout\.rules|table\.words|order-looks|order-total|orders\.api|estado|for-when)\.tsx?$|kitchen[\\/]scheduled\.rules\.ts$|contract[\\/]src[\\/](text|locations[\\/]settings-answer|modifiers[\\/]selection-key)\.ts$|lib[\\/]touch\.ts$|realtime[\\/]sounds\.ts$|lucide-react[\\/].*[\\/](lock|shopping-basket|circle-user-round|bell-ring|circle-pause|cooking-pot|house|rotate-ccw)\./;

/** What an edit changed and who cancelled: the console and the diner's orders say it, and nobody else reads it. */
const CHANGES = /contract[\\/]src[\\/]orders[\\/]((order|part)-changes|cancelling\.rules)\.ts$/;

/** When a sede opens and pauses: the console's header and the diner's checkout judge by it. */
const SERVICE =
  /contract[\\/]src[\\/]locations[\\/](holidays|(hours|pause)\.rules|service-defaults)\.ts$/;
/** How much it takes and promises, which the console asks when somebody pauses it. */
const PACE = /contract[\\/]src[\\/]locations[\\/](slots|promise)\.rules\.ts$/;

/** Small rules of an order's lines and courses, which waiters and cooks begin with. */
const LINES =
  /contract[\\/]src[\\/](orders[\\/]line-numbers|kitchen[\\/]courses\.rules|menu[\\/]tiempos\.words)\.ts$/;

const COMMON = /src[\\/](ui|lib)[\\/]|\.messages\.ts$|orders\.words|cart-edits\.ts|lucide/;
/** What forms with pictures and the owner's pages share: no waiter, cook or cashier begins with it. */
const OFFICE =
  /src[\\/]ui[\\/](image[\\/]|page-header|filtered-list|progress-bar)|lib[\\/](crop-image|api[\\/]upload|api[\\/]edit-clash)|(memberships|plan|website)\.messages\.ts$/;

/** Of charging, of the till's shift, of people and their accounts, of the groups of dishes: who begins with something else reads none of it. */
const LATER =
  /accounts[\\/](charging|charge-screen|tips|visit)\.messages\.ts$|(staff|staff-door|clients|images|edits)\.messages\.ts$|lib[\\/]use-object-url\.ts$|ui[\\/](load-more|form[\\/]sortable-list)\.tsx$|(till[\\/]till|kitchen[\\/]platos)\.messages\.ts$|modifiers[\\/](choice|selection)\.messages\.ts$|lucide-react[\\/].*[\\/](trending-down|image-plus|mail-check|external-link|circle-question-mark|arrow-up|grip-vertical)\./;

const CONSOLE_PARTS =
  /lucide-react[\\/].*[\\/](flame|hourglass|soup)\.|kitchen-age\.ts$|permiso-look\.ts$|attention-words\.ts$|ui[\\/]avatar\.tsx$/;

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
  // The server has no web packages of its own. Tests have them, and load them faster as they are.
  ssr: { noExternal: isSsrBuild || [] },
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
      // The first view would carry the name of every file of every area. A style is never left out, unless the page has it.
      resolveDependencies: (file, files) =>
        files
          .filter((one) => !IN_PAGE.test(one))
          .filter((one) => DINER_FILES.test(file) || one.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? // One file draws them all: what a browser fetches later is in it.
        { checks: { ineffectiveDynamicImport: false } }
      : {
          output: {
            // Browsers that know it compile these files beside the page instead of in its way.
            postBanner: ({ name }) =>
              ['vendor', 'app', 'diner'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            // Few files, and each page of a diner with what it needs and no more. A module goes into the first group that
            // names it, or names one that imports it. Other screens that share a part with a diner's fetch its whole file.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/,
                  priority: 9,
                },
                { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 9 },
                // What every page needs, and what the public page and the menu share.
                { name: 'app', test: APP, priority: 8 },
                {
                  name: 'diner',
                  test: /areas[\\/]diner[\\/](diner-layout|menu|after-first-view)\.tsx$|lib[\\/]live[\\/]menu-socket\.ts$/,
                  priority: 7,
                },
                { name: 'signs', test: SIGNS, priority: 7 },
                { name: 'restaurant-page', test: /public[\\/]restaurant-page\.tsx$/, priority: 6 },
                { name: 'forms', test: FORMS, priority: 6 },
                { name: 'user-auth', test: /diner[\\/]user-auth\.tsx$/, priority: 5 },
                // A phone waits longer for forty files than for what is in them.
                {
                  name: 'common',
                  test: (id) => COMMON.test(id) && !OFFICE.test(id) && !LATER.test(id),
                  minShareCount: 4,
                  priority: 2,
                },
                { name: 'office', test: OFFICE, minShareCount: 2 },
                { name: 'ordering', test: ORDERING, priority: 2 },
                { name: 'changes', test: CHANGES, priority: 2 },
                { name: 'service', test: SERVICE, priority: 4 },
                { name: 'pace', test: PACE, priority: 3 },
                { name: 'lines', test: LINES, priority: 2 },
                // Small parts of the console, each of which would be a file.
                { name: 'console-parts', test: CONSOLE_PARTS, priority: 2 },
                { name: 'cart', test: /areas[\\/]diner[\\/]cart\.tsx$/, priority: 1 },
                { name: 'orders', test: /areas[\\/]diner[\\/]orders\.tsx$/ },
              ],
            },
          },
        },
  },
}));
