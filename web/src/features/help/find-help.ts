import { fold } from '@comanda/contract/fold';
import { HELP, type HelpEntry, type HelpGroup } from './help.words.ts';

/** The questions that have every typed word, however it is accented; all of them without words. */
export function findHelp(search: string): HelpGroup[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return HELP.map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => words.every((word) => textOf(entry).includes(word))),
  })).filter(({ entries }) => entries.length > 0);
}

function textOf({ question, answer, also = '' }: HelpEntry): string {
  return fold(`${question} ${answer} ${also}`);
}
