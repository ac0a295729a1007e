import { FIRST_VIEW_ID, type FirstView } from '@comanda/contract/pages/first-view';
import { shareTags } from './share-tags.ts';

export type Drawing = { head: string; body: string };

const TITLE = '<title>Comanda</title>';
const ROOT = '<div id="root"></div>';
/** The files of the app, in the order in which they need each other. */
const APP_FILE =
  /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g;

/**
 * The built page with a first view in it. The app's script is only named: the web's `early.ts`
 * fetches it once what is drawn has arrived.
 */
export function openTemplate(page: string) {
  const files = [...page.matchAll(APP_FILE)].map(([, file]) => file);
  if (files.length === 0 || !page.includes(TITLE) || !page.includes(ROOT)) {
    throw new Error('The built page is not the expected one.');
  }
  const later = `<meta name="app-files" content="${files.join(' ')}">`;
  const bare = page.replaceAll(APP_FILE, '').replace(TITLE, later + TITLE);
  const [start = '', rest = ''] = bare.split(TITLE);
  const [between = '', end = ''] = rest.split(ROOT);
  return (view: FirstView, { head, body }: Drawing, publicUrl: string): string => {
    const data = JSON.stringify(view).replaceAll('<', '\\u003c');
    return [
      start,
      shareTags(view, publicUrl),
      head,
      between,
      `<div id="root">${body}</div>`,
      `<script type="application/json" id="${FIRST_VIEW_ID}">${data}</script>`,
      end,
    ].join('');
  };
}
