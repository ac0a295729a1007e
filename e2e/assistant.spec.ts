import { formatMoney } from '@comanda/contract/money';
import type { Locator, Page } from '@playwright/test';
import { priceOf } from './api.ts';
import { expect, test } from './product.ts';
import { expectAccessible, goToSede, reload } from './screens.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a guest orders by talking, corrects it, asks the total and takes it to the cart', async ({
  page,
  product,
}) => {
  test.slow();
  const chat = await openChat(page);
  await expect(chat.getByRole('button', { name: '¿Qué me recomiendas?' })).toBeVisible();
  await expectAccessible(page);

  await say(chat, 'Me regalas dos limonadas de coco y un ajiaco porfa');
  await expect(chat.getByText('+2 Limonada de coco')).toBeVisible();
  await expect(chat.getByText('+1 Ajiaco santafereño')).toBeVisible();
  await expectAccessible(page);

  await say(chat, 'mejor tres limonadas de coco');
  await expect(chat.getByText('+1 Limonada de coco')).toBeVisible();

  const limonada = await priceOf(product.url, 'Limonada de coco');
  const ajiaco = await priceOf(product.url, 'Ajiaco santafereño');
  const total = formatMoney(3 * limonada + ajiaco);
  await say(chat, '¿Cuánto es en total?');
  await expect(chat.getByRole('log').getByText(total).last()).toBeVisible();
  await expect(chat.getByRole('link', { name: /Ver carrito/ })).toContainText(total);

  await say(chat, 'eso es todo');
  const confirm = chat.getByRole('region', { name: '¿Confirmamos tu pedido?' });
  await expect(confirm).toContainText('3 Limonada de coco');
  await expect(chat.getByLabel('Escribe tu mensaje')).toBeDisabled();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Cancelar' }).click();
  await expect(chat.getByLabel('Escribe tu mensaje')).toBeFocused();

  await say(chat, 'listo, confirmo');
  await confirm.getByRole('button', { name: 'Confirmar e ir al carrito' }).click();
  await expect(page).toHaveURL(/\/user\/cart$/);
  await expect(page.getByRole('heading', { name: 'Limonada de coco' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ajiaco santafereño' })).toBeVisible();
  await expect(page.getByText(total).first()).toBeVisible();
});

test('the talk needs no mouse, survives a reload and gives the focus back', async ({ page }) => {
  await openSede(page);
  const opener = page.getByRole('button', { name: 'Chat' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog');
  await expect(chat.getByLabel('Escribe tu mensaje')).toBeFocused();

  await page.keyboard.type('¿Qué me recomiendas?');
  await page.keyboard.press('Enter');
  const dishes = chat.getByRole('list', { name: 'Sugerencias' });
  await expect(dishes).toBeVisible();
  await expectAccessible(page);

  const add = dishes.getByRole('button', { name: /^Agregar/ }).first();
  for (let presses = 0; presses < 15 && !(await isFocused(add)); presses++) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('link', { name: /Ver carrito/ })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(opener).toBeFocused();

  await reload(page);
  await opener.click();
  await expect(chat.getByRole('log')).toContainText('¿Qué me recomiendas?');
  await page.goBack();
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(/\/user$/);
});

test('a message that could not be sent is sent again with one tap', async ({ page }) => {
  const chat = await openChat(page);
  await page.route('**/api/chatV1/chatbot', (route) => route.abort());
  await say(chat, 'una limonada de coco');
  await expect(chat.getByText('Hubo un error al procesar tu mensaje.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/chatV1/chatbot');
  await chat.getByRole('button', { name: 'Reintentar' }).click();
  await expect(chat.getByText('+1 Limonada de coco')).toBeVisible();
  await expect(chat.getByText('Hubo un error al procesar tu mensaje.')).toBeHidden();
});

async function openSede(page: Page): Promise<void> {
  await goToSede(page, 'Centro');
  await page.getByRole('link', { name: 'Continuar como visitante' }).click();
  await expect(page.getByRole('heading', { name: 'Bandeja paisa' })).toBeVisible();
}

async function openChat(page: Page): Promise<Locator> {
  await openSede(page);
  await page.getByRole('button', { name: 'Chat' }).click();
  const chat = page.getByRole('dialog');
  await expect(chat.getByRole('log')).toContainText(/\S/);
  return chat;
}

/** Says it and waits for the assistant's answer. */
async function say(chat: Locator, text: string): Promise<void> {
  await chat.getByLabel('Escribe tu mensaje').fill(text);
  await chat.getByRole('button', { name: 'Enviar' }).click();
  await expect(chat.getByRole('log').getByText(text, { exact: true })).toBeVisible();
  await expect(chat.getByText('Escribiendo…')).toBeHidden();
}

async function isFocused(element: Locator): Promise<boolean> {
  return (await element.and(element.page().locator(':focus')).count()) > 0;
}
