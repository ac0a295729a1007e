import { describe, expect, it } from 'vitest';
import { LIMITS } from './orders.rules.ts';
import { hasNote, QUICK_NOTES, quickNotes, toggleNote } from './quick-notes.ts';

describe('a quick note', () => {
  it('is added by one tap and taken off by the next, whatever else is written', () => {
    const once = toggleNote('', 'Sin cebolla');
    expect(once).toBe('Sin cebolla');
    const twice = toggleNote(once, 'Salsa aparte');
    expect(twice).toBe('Sin cebolla, Salsa aparte');
    expect(toggleNote(twice, 'Sin cebolla')).toBe('Salsa aparte');
    expect(toggleNote('alergia al maní, sin CEBOLLA', 'Sin cebolla')).toBe('alergia al maní');
  });

  it('counts as written in capitals or without accents too, but not inside other words', () => {
    expect(hasNote('TERMINO MEDIO', 'Término medio')).toBe(true);
    expect(hasNote('sin cebolla larga', 'Sin cebolla')).toBe(false);
  });

  it('does not make a note longer than the kitchen takes', () => {
    const full = 'x'.repeat(LIMITS.nota - 3);
    expect(toggleNote(full, 'Sin sal')).toBe(full);
  });
});

describe('the notes at hand', () => {
  const noted = (...notas: string[]) => [{ productos: notas.map((nota) => ({ nota })) }];

  it('are the usual ones until the sede has its own', () => {
    expect(quickNotes([])).toEqual([...QUICK_NOTES]);
    expect(quickNotes(noted('Sin ají', 'Sin ají'))).toEqual([...QUICK_NOTES]);
  });

  it('begin with what the sede writes most, each once and never a sentence', () => {
    const long = 'celebran un cumpleaños en la mesa del fondo';
    const notes = quickNotes(
      noted(
        'Sin ají',
        'sin aji, salsa aparte',
        'SIN AJÍ',
        'salsa aparte',
        'Salsa aparte, sin ají',
        long,
        long,
        long,
      ),
    );
    expect(notes.slice(0, 2)).toEqual(['Sin ají', 'salsa aparte']);
    expect(notes).toHaveLength(8);
    expect(notes).not.toContain('Salsa aparte');
    expect(notes).not.toContain(long);
  });
});
