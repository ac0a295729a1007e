/** The printer that whoever asked has themselves: nothing is queued, and it is known what came out. */
export const BROWSER_TARGET = 'navegador';
