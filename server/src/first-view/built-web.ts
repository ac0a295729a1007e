import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstView } from '@comanda/contract/pages/first-view';
import { WEB } from '../http/web-files.ts';
import type { Drawing } from './page-template.ts';

/** The built web: its page, and the part that renders a first view. */
export type BuiltWeb = { page: string; draw: (view: FirstView) => Promise<Drawing> };

export async function openBuiltWeb(): Promise<BuiltWeb> {
  const page = await readFile(join(WEB, 'dist', 'index.html'), 'utf8');
  // Loaded with the first page that needs it, so that a start does not wait for it.
  let drawer: Promise<{ renderFirstView: BuiltWeb['draw'] }> | undefined;
  return {
    page,
    draw: async (view) => {
      drawer ??= import(join(WEB, 'dist-server', 'render-first-view.js'));
      return (await drawer).renderFirstView(view);
    },
  };
}
