import { SEDE_COOKIE, TABLE_COOKIE } from '@comanda/contract/pages/first-view';
import { stored } from './stored.ts';

const YEAR_SECONDS = 31_536_000;

/** Tells the server at which sede this browser is, so that its pages come with their first view. */
export function keepSedeHint(): void {
  const tell = () => {
    const dbName = stored.location.get()?.dbName;
    const isAtTable = dbName !== undefined && stored.table.get()?.dbName === dbName;
    writeHint(SEDE_COOKIE, dbName);
    writeHint(TABLE_COOKIE, isAtTable ? '1' : undefined);
  };
  tell();
  stored.location.subscribe(tell);
  stored.table.subscribe(tell);
}

// The cookie store would write the path '/user/', and that is another than the menu's.
function writeHint(name: string, value: string | undefined): void {
  const isHttps = window.location.protocol === 'https:';
  document.cookie = [
    `${name}=${encodeURIComponent(value ?? '')}`,
    `Max-Age=${value ? YEAR_SECONDS : 0}`,
    'Path=/user',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
}
