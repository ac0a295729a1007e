import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { imagesMessages } from '@comanda/contract/menu/images.messages';
import { categoriesMessages, sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { expect, test } from './product.ts';
import { choosePicture, enterAsOwner, expectAccessible, goToSede, PHOTO } from './screens.ts';

test('an owner opens a sede, fills its menu, and a diner sees a dish sell out at once', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await enterAsOwner(page);

  await test.step('the sede is made with both images', async () => {
    await page.goto('/restaurant/locations');
    await expect(page.getByText(locationsMessages.remaining(1, 3))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Agregar sede' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Gestión de sede' });
    await dialog.getByRole('button', { name: 'Guardar sede' }).click();
    await expect(dialog.getByText(locationsMessages.fieldsRequired).first()).toBeVisible();
    await expect(dialog.getByText(locationsMessages.imagesRequired).first()).toBeVisible();
    await dialog.getByLabel('Nombre').fill('Usaquén');
    await dialog.getByLabel('Dirección').fill('Carrera 6 # 119-24');
    await dialog.getByLabel('Teléfono').fill('601 555 0133');
    await dialog.getByLabel('Horario').fill('Todos los días, 7 a. m. – 11 p. m.');
    await choosePicture(page, 'Imagen de encabezado');
    await choosePicture(page, 'Logo');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar sede' }).click();
    await expect(page.getByText(locationsMessages.created)).toBeVisible();
    await expect(page.getByText(locationsMessages.remaining(0, 3))).toBeVisible();
    await expect(page.getByText(locationsMessages.limitReached)).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Usaquén' }) })
      .getByRole('button', { name: 'Seleccionar' })
      .click();
    await expect(page.getByText('Seleccionada', { exact: true })).toBeVisible();
  });

  await test.step('its menu gets a category and a product without a photo', async () => {
    await page.goto('/restaurant/addCategory');
    const category = page.getByRole('dialog', { name: 'Agregar categoría' });
    await category.getByRole('button', { name: /Guardar/ }).click();
    await expect(category.getByText(categoriesMessages.nameAndImageRequired).first()).toBeVisible();
    await category.getByLabel('Nombre', { exact: true }).fill('Brunch');
    await choosePicture(page, 'Imagen');
    await category.getByRole('button', { name: /Guardar/ }).click();
    await expect(page.getByText(categoriesMessages.created)).toBeVisible();
    await page.getByRole('tab', { name: 'Productos' }).click();
    await page.getByRole('button', { name: 'Agregar producto' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Agregar producto' });
    await dialog.getByLabel('Nombre', { exact: true }).fill('Huevos pericos');
    await dialog.getByLabel('Precio').fill('14500');
    await dialog.getByLabel('Descripción').fill('Con cebolla larga y tomate');
    await dialog.getByLabel('Categoría').selectOption({ label: 'Brunch' });
    await dialog.getByLabel('Código Sigo').fill('PERICOS');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /Guardar/ }).click();
    await expect(page.getByText(productsMessages.photoLater)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Huevos pericos' })).toBeVisible();
  });

  const diner = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
  });
  await test.step('a diner reads it, and sees it sell out', async () => {
    await goToSede(diner, 'Usaquén');
    await diner.getByRole('link', { name: 'Continuar como visitante' }).click();
    await expect(diner.getByRole('button', { name: /^Huevos pericos/ })).toBeVisible();
    await expect(diner.getByText('Agotado', { exact: true })).toBeHidden();
    // The socket for menu changes is open.
    await diner.waitForLoadState('networkidle');
    await page.getByRole('switch', { name: /Huevos pericos/ }).click();
    await expect(diner.getByText('Agotado', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: /Huevos pericos/ }).click();
    await expect(diner.getByText('Agotado', { exact: true })).toBeHidden();
  });

  await test.step('the menu of another sede is copied after a preview', async () => {
    await page.getByRole('button', { name: 'Importar y copiar' }).click();
    await page
      .getByRole('button', { name: 'Copiar de otra sede…' })
      .or(page.getByRole('menuitem', { name: 'Copiar de otra sede…' }))
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Copiar el menú de').selectOption({ label: 'Centro' });
    await expect(dialog.getByText(/50 nuevos/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copiar el menú' }).click();
    await expect(page.getByText(sheetMessages.copied)).toBeVisible();
    await expect(page.getByText(/51 productos/)).toBeVisible();
    await expect(diner.getByRole('button', { name: /^Bandeja paisa/ })).toBeVisible();
  });

  await test.step('a sheet with a bad row is shown before anything is written', async () => {
    await page.getByRole('button', { name: 'Importar y copiar' }).click();
    await page
      .getByRole('button', { name: 'Importar desde CSV…' })
      .or(page.getByRole('menuitem', { name: 'Importar desde CSV…' }))
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'menu.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'categoria;nombre;descripcion;precio;id_sigo\nBrunch;Huevos pericos;Con arepa;15.950;PERICOS\nBrunch;Calentado;De ayer;barato;CALENTADO',
      ),
    });
    await expect(dialog.getByText(sheetMessages.precioInvalid('barato'))).toBeVisible();
    await expect(dialog.getByText(/Fila 3/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Importar sin/ }).click();
    await expect(page.getByText(sheetMessages.imported)).toBeVisible();
    await expect(diner.getByText('$15.950')).toBeVisible();
  });
  await diner.close();
});

test('a file that is no picture is refused before it is sent', async ({ page }) => {
  await enterAsOwner(page);
  await page.goto('/restaurant/addCategory');
  const dialog = page.getByRole('dialog', { name: 'Agregar categoría' });
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /Elegir imagen/ }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no es una foto') });
  await expect(dialog.getByText(imagesMessages.unreadable)).toBeVisible();
  await choose(PHOTO);
  await expect(page.getByRole('button', { name: 'Usar esta imagen' })).toBeVisible();
});
