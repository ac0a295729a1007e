import { describe, expect, test } from 'vitest';
import { toEscPos } from './escpos.ts';

const START = '\x1b@\x1c.\x1bM\x00\x1bt\x02';
const END = '\n\n\n\n\x1dV\x01\n';

/** One character for each byte. */
const bytes = (text: string, columns: 48 | 32 = 48) =>
  Buffer.from(toEscPos(text, columns)).toString('latin1');
const rows = (text: string, columns?: 48 | 32) =>
  bytes(text, columns).slice(START.length, -END.length);

describe('the bytes of a ticket', () => {
  test('start the printer, carry Spanish in its code page, feed and cut', () => {
    expect(bytes('Jalapeño ¿sí? $32.900')).toBe(`${START}Jalape\xa4o \xa8s\xa1? $32.900\n${END}`);
    expect(rows('áéíóúñü¡ ÁÉÍÓÚÑÜ')).toBe(
      '\xa0\x82\xa1\xa2\xa3\xa4\x81\xad \xb5\x90\xd6\xe0\xe9\xa5\x9a\n',
    );
  });

  test('keep the layout of the text', () => {
    expect(rows('   La Brasa\n\n2 x Bandeja    $65.800\r\nTOTAL')).toBe(
      '   La Brasa\n\n2 x Bandeja    $65.800\nTOTAL\n',
    );
  });

  test('break a row that is wider than the paper', () => {
    expect(rows('x'.repeat(40), 32)).toBe(`${'x'.repeat(32)}\n${'x'.repeat(8)}\n`);
  });

  test('have one ? for what the printer lacks, and no gap for letters typed in two parts', () => {
    expect(rows('Pizza 🍕 familia 👨‍👩‍👧 漢 fin')).toBe('Pizza ? familia ? ? fin\n');
    expect(rows('Jalapen\u0303o')).toBe('Jalape\xa4o\n');
    expect(rows('1:02\u202fp.\u00a0m. – “sí”…')).toBe('1:02 p. m. - "s\xa1".\n');
  });

  test('print the first rows large, and the rest as always', () => {
    const ticket = toEscPos('   Mesa 7 → 9\n====\n2 x Sopa', 32, 1);
    const sized = START.replace('\x1bt', '\x1d!\x11\x1bt');
    expect(Buffer.from(ticket).toString('latin1')).toBe(
      `${sized}   Mesa 7 > 9\x1d!\x00\n====\n2 x Sopa\n${END}`,
    );
  });

  test('carry no command from the text', () => {
    expect(rows('a\x1b@\x1dVb')).toBe('a@Vb\n');
  });
});
