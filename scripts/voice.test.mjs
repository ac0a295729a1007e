import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The texts that the product had from the start and keeps to the letter. */
const KEPT = [
  'Ingrese un motivo de baja',
  'Por favor ingrese un motivo para dar de baja este pedido.',
  'Por favor ingrese un nombre',
  'Por favor escriba el número de la mesa.',
  'Por favor seleccione un método de pago.',
  'Seleccione una bebida y un adicional.',
  'Error: no se generó el enlace de pago',
  'Error al generar el enlace de pago',
];
const USTED =
  /\b(usted|ustedes|ingrese|seleccione|escriba|intente|revise|verifique|confirme|guarde|espere|(?<!que )abra|tenés|podés|querés)\b/i;
/** A search may still know the other word. */
const OTHER_LINK = /^(?!also: ).*\benlaces?\b(?! cambiado|'|:)/i;
const HOUSE = join(import.meta.dirname, '..');

/** Every quoted or shown text of the sources that people read, without comments. */
function linesOf(pattern) {
  const files = globSync(['contract/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], {
    cwd: HOUSE,
    exclude: (name) => /\.test\.|wompi-simulator|system-prompt|node_modules/.test(name),
  });
  return files.flatMap((file) =>
    readFileSync(join(HOUSE, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !/^(\/\/|\/?\*)/.test(line) && pattern.test(line))
      .filter((line) => !KEPT.some((text) => line.includes(text)))
      .map((line) => `${file}: ${line}`),
  );
}

test('every text speaks to a person as tú', () => {
  expect(linesOf(USTED)).toEqual([]);
});

test('a link is called link, and never enlace', () => {
  expect(linesOf(OTHER_LINK)).toEqual([]);
});
