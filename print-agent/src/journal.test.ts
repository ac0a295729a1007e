import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HALF_DONE, type Journal, openJournal } from './journal.ts';

let dir: string;
let journal: Journal;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'comanda-agente-'));
  journal = openJournal(dir);
});
afterEach(() => {
  vi.useRealTimers();
  journal.close();
  rmSync(dir, { recursive: true });
});

function reopen() {
  journal.close();
  journal = openJournal(dir);
}

describe('the journal', () => {
  test('remembers what was printed and not yet reported', () => {
    journal.start('a');
    journal.finish('a', { estado: 'impreso' });
    journal.finish('b', { estado: 'fallido', error: 'No responde' });
    reopen();
    expect(journal.unsettled()).toEqual([
      { id: 'a', outcome: { estado: 'impreso' } },
      { id: 'b', outcome: { estado: 'fallido', error: 'No responde' } },
    ]);
    journal.settle('a');
    journal.settle('b');
    reopen();
    expect(journal.unsettled()).toEqual([]);
    expect(journal.knows('a')).toBe(true);
    expect(journal.knows('c')).toBe(false);
  });

  test('remembers of a ticket that never began that nothing of it came out', () => {
    const outcome = { estado: 'fallido', error: 'No responde', empezado: false } as const;
    journal.finish('a', outcome);
    reopen();
    expect(journal.unsettled()).toEqual([{ id: 'a', outcome }]);
  });

  test('opens the file of a version that did not keep it', () => {
    journal.finish('a', { estado: 'fallido', error: 'No responde' });
    journal.close();
    const db = new DatabaseSync(join(dir, 'tiquetes.sqlite'));
    db.exec('ALTER TABLE jobs DROP COLUMN empezado');
    db.close();
    journal = openJournal(dir);
    expect(journal.unsettled()).toEqual([
      { id: 'a', outcome: { estado: 'fallido', error: 'No responde' } },
    ]);
  });

  test('treats a ticket that was printing at a crash as half done', () => {
    journal.start('a');
    expect(journal.unsettled()).toEqual([]);
    reopen();
    expect(journal.unsettled()).toEqual([
      { id: 'a', outcome: { estado: 'fallido', error: HALF_DONE } },
    ]);
  });

  test('reports again what is asked again', () => {
    journal.finish('a', { estado: 'impreso' });
    journal.settle('a');
    journal.owe('a');
    expect(journal.unsettled()).toEqual([{ id: 'a', outcome: { estado: 'impreso' } }]);
  });

  test('forgets a reported ticket after a week, never an unreported one', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    journal.finish('told', { estado: 'impreso' });
    journal.finish('untold', { estado: 'impreso' });
    journal.settle('told');
    vi.advanceTimersByTime(8 * 24 * 3_600_000);
    journal.finish('new', { estado: 'impreso' });
    journal.settle('new');
    expect(['told', 'untold', 'new'].map(journal.knows)).toEqual([false, true, true]);
  });

  test('lets no second agent in', () => {
    expect(() => openJournal(dir)).toThrow(/otro agente de impresión/);
  });

  test('says what is wrong with its folder', () => {
    writeFileSync(join(dir, 'archivo'), 'x'.repeat(2_000));
    expect(() => openJournal(join(dir, 'archivo'))).toThrow(/AGENT_DIR: no se puede escribir/);
    const other = mkdtempSync(join(dir, 'otra-'));
    writeFileSync(join(other, 'tiquetes.sqlite'), 'x'.repeat(2_000));
    expect(() => openJournal(other)).toThrow(/está dañado/);
  });
});
