import { categoryProblems } from '@comanda/contract/menu/menu-form.rules';
import { aCategory } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { categoryDraft, categoryInput } from './category-form.tsx';

const SOPAS = { id: 'sopas', name: 'Sopas' };

describe('the form of a category', () => {
  test('names the subcategories it had by their id, so that products keep them', () => {
    const draft = categoryDraft(aCategory({ subcategorias: [SOPAS] }));
    const renamed = draft.subcategorias.map((one) => ({ ...one, name: ' Cremas ' }));
    const added = { key: 'n1', id: null, name: 'Asados' };
    expect(categoryInput({ ...draft, subcategorias: [...renamed, added] }).subcategorias).toEqual([
      { id: 'sopas', name: 'Cremas' },
      { name: 'Asados' },
    ]);
  });

  test('forgets a row that was added and left empty', () => {
    const draft = { ...categoryDraft(null), subcategorias: [{ key: 'n1', id: null, name: ' ' }] };
    expect(categoryInput(draft).subcategorias).toEqual([]);
  });

  test('does not drop a subcategory whose name was rubbed out', () => {
    const draft = categoryDraft(aCategory({ subcategorias: [SOPAS] }));
    const input = categoryInput({
      ...draft,
      subcategorias: draft.subcategorias.map((one) => ({ ...one, name: '' })),
    });
    const problems = categoryProblems(input, { isNew: false, hasImage: false });
    expect(problems.map(({ path }) => path)).toEqual(['subcategorias']);
  });
});
