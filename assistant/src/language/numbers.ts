const UNITS =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  quinientos: 500,
};
const OTHER: Readonly<Record<string, number>> = {
  uno: 1,
  una: 1,
  unos: 1,
  unas: 1,
  algunos: 1,
  algunas: 1,
  veintiuno: 21,
  veintiuna: 21,
  otro: 1,
  otra: 1,
  otros: 1,
  otras: 1,
  par: 2,
  parcito: 2,
  docena: 12,
  decena: 10,
};
const WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...Object.entries(TENS),
  ...Object.entries(OTHER),
]);

/** The number of one word: '3', 'tres'. Articles and 'otra' are one. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d{1,9}$/.test(word)) return Number(word);
  return WORDS.get(word) ?? null;
}

/** Only for a true number: 'tres' but not 'una'. */
export function digitsOf(word: string): number | null {
  return word in OTHER || word === 'un' ? null : numberOf(word);
}

/**
 * A quantity from `at` on, and how many words it has: 'media docena', 'un par', 'treinta y dos'.
 */
export function quantityAt(
  words: readonly string[],
  at: number,
): { value: number; length: number } | null {
  const [first, second, third, fourth] = words.slice(at, at + 4);
  if ((first === 'media' || first === 'mitad') && second === 'docena')
    return { value: 6, length: 2 };
  if (first === 'docena' && second === 'y' && third === 'media') return { value: 18, length: 3 };
  const value = numberOf(first);
  if (value === null || first === undefined) return null;
  if (second === 'docena' && third === 'y' && fourth === 'media') {
    return { value: value * 12 + 6, length: 4 };
  }
  if (second === 'docena' || second === 'docenas') return { value: value * 12, length: 2 };
  if (second === 'par' || second === 'parcito' || second === 'pares') {
    return { value: value * 2, length: 2 };
  }
  if (first in TENS && second === 'y') {
    const units =
      digitsOf(third ?? '') ?? (third === 'un' || third === 'una' || third === 'uno' ? 1 : null);
    if (units !== null && units < 10) return { value: value + units, length: 3 };
  }
  return { value, length: 1 };
}

/** An amount of money: '20 mil', '20000', 'veinte mil', '15 lucas'. */
export function moneyAt(
  words: readonly string[],
  at: number,
): { value: number; length: number } | null {
  const quantity = quantityAt(words, at);
  if (!quantity || quantity.value < 1) return null;
  const unit = words[at + quantity.length];
  if (
    unit === 'mil' ||
    unit === 'lucas' ||
    unit === 'luquitas' ||
    unit === 'barras' ||
    unit === 'k'
  ) {
    return { value: quantity.value * 1000, length: quantity.length + 1 };
  }
  return quantity.value >= 500 ? quantity : null;
}
