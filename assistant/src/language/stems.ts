import { stemmer } from '@orama/stemmers/spanish';

/** The weakest form of likeness: 'ahumada' and 'ahumado', 'picante' and 'picantes'. */
export function rootOf(word: string): string {
  return stemmer(word);
}

/**
 * The words of which this may be the plural, the feminine or the diminutive, likeliest first. The
 * caller knows which of them exist: 'tomatico' could be 'tomato' or 'tomate', 'coca' is not 'coco'.
 */
export function baseForms(word: string): readonly string[] {
  const known = FORMS.get(word);
  if (known) return known;
  const forms = formsOf(word);
  // Words in messages are endless, so the cache is bounded.
  if (FORMS.size < MAX_REMEMBERED) FORMS.set(word, forms);
  return forms;
}

const FORMS = new Map<string, readonly string[]>();
const MAX_REMEMBERED = 20_000;

function formsOf(word: string): string[] {
  // Most words of a menu are neither, and a long menu has a hundred thousand words.
  if (!word.endsWith('s') && !isDiminutive(word)) return [word, ...otherGender(word)];
  const forms = new Set<string>([word]);
  for (const one of singulars(word)) {
    forms.add(one);
    for (const base of diminutiveBases(one)) forms.add(base);
  }
  for (const form of [...forms]) for (const other of otherGender(form)) forms.add(other);
  return [...forms];
}

/** How a word sounds in Colombia: 'vandeja' and 'bandeja', 'hamburgesa' and 'hamburguesa'. */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, '#')
    .replace(/gy/g, 'y')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/c(?=[ei])/g, 's')
    .replace(/[zx]/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/w/g, 'gu')
    .replace(/ll/g, 'y')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}

function singulars(word: string): string[] {
  if (word === 'tes') return ['te'];
  if (word.length < 4 || !word.endsWith('s')) return [word];
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)];
  if (/[^aeiou]es$/.test(word)) return [word.slice(0, -1), word.slice(0, -2)];
  return [word.slice(0, -1)];
}

const DIMINUTIVE = /^(.{2,}?)(e?c)?it([oa])$|^(.{3,}t)ic([oa])$/;

/** Checks only the end, which is cheaper than the whole form. */
function isDiminutive(word: string): boolean {
  return (
    /[oa]$/.test(word) &&
    (word.endsWith('it', word.length - 1) || word.endsWith('ic', word.length - 1))
  );
}

function diminutiveBases(word: string): string[] {
  if (!isDiminutive(word)) return [];
  const found = DIMINUTIVE.exec(word);
  if (!found) return [];
  const [, stem = found[4] ?? '', link = '', vowel = found[5] ?? ''] = found;
  const stems = [stem, ...restored(stem)];
  const bases = stems.flatMap((one) => [one + vowel, `${one}e`, one, `${one}${other(vowel)}`]);
  // 'cervecita' is of 'cerveza', 'arrocito' of 'arroz', 'cafecito' of 'café'.
  if (link) bases.push(`${stem}z${vowel}`, `${stem}${link.length > 1 ? 'ez' : 'z'}${vowel}`);
  if (link === 'c') bases.push(`${stem}z`);
  if (link === 'ec') bases.push(`${stem}e`);
  return bases.filter((base) => base.length >= 2);
}

/** Restores the spelling that the ending changed: 'juguito', 'ajiaquito'. */
function restored(stem: string): string[] {
  if (stem.endsWith('gu')) return [stem.slice(0, -1)];
  if (stem.endsWith('qu')) return [`${stem.slice(0, -2)}c`];
  if (stem.endsWith('c')) return [`${stem.slice(0, -1)}z`];
  return [];
}

/** Only for longer words: 'coca' and 'coco', 'mora' and 'moro' are unrelated. */
function otherGender(word: string): string[] {
  if (word.length < 5 && !SHORT_ADJECTIVES.has(word)) return [];
  const vowel = word.at(-1);
  return vowel === 'a' || vowel === 'o' ? [word.slice(0, -1) + other(vowel)] : [];
}

const SHORT_ADJECTIVES: ReadonlySet<string> = new Set(
  'rojo roja frio fria seco seca rico rica solo sola'.split(' '),
);

function other(vowel: string): string {
  return vowel === 'a' ? 'o' : 'a';
}
