import { categoryProblems } from '@comanda/contract/menu/menu-form.rules';
import { aCategory } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { categoryDraft, categoryInput } from './category-form.tsx';

const SOPAS = { id: 'sopas', name: 'Sopas' };

describe('the form of a category', () => {
  test('sends the ids of existing subcategories, so that products keep them', () => {
    const draft = categoryDraft(aCategory({ subcategorias: [SOPAS] }));
    const renamed = draft.subcategorias.map((one) => ({ ...one, name: ' Cremas ' }));
    const added = { key: 'n1', id: null, name: 'Asados' };
    expect(categoryInput({ ...draft, subcategorias: [...renamed, added] }).subcategorias).toEqual([
      { id: 'sopas', name: 'Cremas' },
      { name: 'Asados' },
    ]);
  });

  test('shows the course of its dishes, and clears it', () => {
    const draft = categoryDraft(aCategory({ tiempo: 2 }));
    expect(draft.tiempo).toBe('2');
    expect(categoryInput(draft).tiempo).toBe(2);
    expect(categoryInput({ ...draft, tiempo: '' }).tiempo).toBeNull();
  });

  test('drops a row that was added and left empty', () => {
    const draft = { ...categoryDraft(null), subcategorias: [{ key: 'n1', id: null, name: ' ' }] };
    expect(categoryInput(draft).subcategorias).toEqual([]);
  });

  test('keeps a subcategory whose name was deleted, as a mistake to correct', () => {
    const draft = categoryDraft(aCategory({ subcategorias: [SOPAS] }));
    const input = categoryInput({
      ...draft,
      subcategorias: draft.subcategorias.map((one) => ({ ...one, name: '' })),
    });
    const problems = categoryProblems(input, { isNew: false, hasImage: false });
    expect(problems.map(({ path }) => path)).toEqual(['subcategorias']);
  });
});
