import { modifierGroupSchema } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { asOwner, DEMO } from './api.ts';
import { expect, test } from './product.ts';
import { enterAsOwner, enterAsStaff, expectAccessible, touchWhenAsked } from './screens.ts';

const GROUPS = `/api/modifiers?dbName=${DEMO.dbName}`;

/** The sede as it was before, for the tests that share it. */
async function withoutNewGroups(url: string, known: readonly string[]): Promise<void> {
  const send = await asOwner(url);
  for (const { codigo } of modifierGroupSchema.array().parse(await send('GET', GROUPS))) {
    if (known.includes(codigo)) continue;
    await send('DELETE', `/api/modifiers/${codigo}?dbName=${DEMO.dbName}&quitar=true`);
  }
}

test('an owner draws a group for two dishes, the console sells an option out, and additions become groups', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const drawn = await (await asOwner(product.url))('GET', GROUPS);
  const known = modifierGroupSchema
    .array()
    .parse(drawn)
    .map(({ codigo }) => codigo);
  try {
    await enterAsOwner(page);
    await page.goto('/restaurant/menu/grupos');

    await test.step('the group is drawn row by row and saved with its dishes by one call', async () => {
      await page.getByRole('button', { name: 'Nuevo grupo' }).click();
      await page.getByLabel('Nombre', { exact: true }).fill('Ajíes');
      const adder = page.getByLabel('Otra opción, y Enter');
      await adder.click();
      await page.keyboard.type('De piña\nDe maní\n');
      await page.getByLabel('Precio de De maní').fill('2000');
      await page.getByRole('button', { name: 'Uno más de máximo' }).click();
      await page.getByRole('button', { name: 'Usar en…' }).click();
      const dishes = page.getByRole('dialog', { name: /^Usar «Ajíes» en/ });
      await dishes.getByRole('textbox').fill('ajiaco');
      await dishes.getByText('Ajiaco santafereño').click();
      await dishes.getByRole('textbox').fill('sancocho');
      await dishes.getByText('Sancocho de gallina').click();
      await dishes.getByRole('button', { name: 'Usar en 2 platos' }).click();
      await expectAccessible(page);
      const writes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') writes.push(new URL(request.url()).pathname);
      });
      await page.getByRole('button', { name: 'Guardar grupo' }).click();
      await expect(page.getByText(modifiersMessages.created)).toBeVisible();
      await expect(page.getByText('Todo está guardado')).toBeVisible();
      expect(writes).toEqual(['/api/modifiers/ajies']);
      await expect(page.getByText('Elige hasta 2 · en 2 platos')).toBeVisible();
    });

    await test.step('an option is sold out by one tap in the console, and the owner sees it', async () => {
      const console = await browser.newPage({ baseURL: product.url });
      await touchWhenAsked(console);
      await enterAsStaff(console, 'menu.centro@lasazon.example');
      await console.getByRole('tab', { name: 'Grupos' }).click();
      await console.getByRole('switch', { name: /^De piña/ }).click();
      await expect(console.getByText(modifiersMessages.soldOut('De piña'))).toBeVisible();
      await expect(page.getByRole('switch', { name: /^De piña.*Agotada/ })).toBeVisible();
      await console.close();
    });

    await test.step('a second question says which dishes lose a group that goes', async () => {
      await page.getByRole('button', { name: 'Más acciones de Ajíes' }).click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: 'Eliminar' }).click();
      await expect(question.getByText(/Ajiaco santafereño y Sancocho de gallina/)).toBeVisible();
      await question.getByRole('button', { name: 'Quitar y eliminar' }).click();
      await expect(page.getByText(modifiersMessages.deleted)).toBeVisible();
    });

    await test.step('additions and combos become groups once they were seen', async () => {
      await page.goto('/restaurant/menu/grupos');
      await page.getByRole('button', { name: 'Pasar a grupos' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pasar a grupos' });
      await expect(dialog.getByText(modifiersMessages.passMultiplies)).toBeVisible();
      await dialog.getByRole('button', { name: /^Pasar \d+ platos/ }).click();
      await expect(page.getByText(modifiersMessages.passed, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Adiciones', exact: true })).toBeVisible();
      await expect(page.getByText(/los ofrecen sin grupos/)).toBeHidden();
    });
  } finally {
    await withoutNewGroups(product.url, known);
  }
});
