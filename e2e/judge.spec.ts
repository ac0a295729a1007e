import { expect, type Page, test } from '@playwright/test';
import { axeFindings, pixelsBeyond, smallTargets } from './judge.ts';

const show = (page: Page, content: string) =>
  page.setContent(
    `<!doctype html><html lang="es"><title>Prueba</title><main><h1>Prueba</h1>${content}</main></html>`,
  );
const PALE = 'color: #999; background: #fff';
const rules = (findings: string[]) => findings.map((one) => one.split(':')[0]);

test('a text too pale for its background is found, wherever it stands', async ({ page }) => {
  await show(page, `<ul><li>Negro</li><li><p style="${PALE}">Gris</p></li></ul>`);
  expect(rules(await axeFindings(page, new Set()))).toEqual(['color-contrast']);
});

test('each style of text is judged once, on the first screen that has it', async ({ page }) => {
  const styles = new Set<string>();
  await show(page, `<p>Negro</p>`);
  expect(await axeFindings(page, styles)).toEqual([]);
  await show(page, `<p>Negro</p><p style="${PALE}">Gris</p><p style="${PALE}">Otro gris</p>`);
  expect(rules(await axeFindings(page, styles))).toEqual(['color-contrast']);
  await show(page, `<div style="opacity: 0.4"><p>Negro que no se ve</p></div>`);
  expect(rules(await axeFindings(page, styles))).toEqual(['color-contrast']);
});

test('of items built alike one is judged, and one built otherwise too', async ({ page }) => {
  const bare = '<li><button></button></li>';
  await show(page, `<ul>${bare}${bare}<li class="otro"><button></button></li></ul>`);
  expect(rules(await axeFindings(page, new Set()))).toEqual(['button-name', 'button-name']);
});

test('with a dialog open only the dialog is judged, and the page is whole again after', async ({
  page,
}) => {
  await show(page, `<button></button><dialog aria-label="Aviso"><button></button></dialog>`);
  await page.evaluate('document.querySelector("dialog").showModal()');
  expect(rules(await axeFindings(page, new Set()))).toEqual(['button-name']);
  await page.evaluate('document.querySelector("dialog").close()');
  await expect(page.getByRole('button')).toBeVisible();
});

test('what is too small for a finger and what runs off the page is found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page, `<button style="width: 20px; height: 20px; padding: 0">+</button>`);
  expect(await smallTargets(page, false)).toEqual(['20×20 button +']);
  expect(await pixelsBeyond(page)).toBe(0);
  await show(page, `<p style="width: 500px">Ancho</p>`);
  expect(await pixelsBeyond(page)).toBeGreaterThan(100);
  const wide = '<p style="width: 500px">Ancho</p>';
  await show(page, `<div class="overflow-y-auto" style="overflow-y: auto">${wide}</div>`);
  expect(await pixelsBeyond(page)).toBeGreaterThan(100);
});
