import { randomUUID } from 'node:crypto';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { approvalMessages } from '@comanda/contract/staff/approval.messages';
import type { Page } from '@playwright/test';
import type { Product } from '../product-process.ts';
import { section } from './console-section.ts';
import { payTable, servePlan } from './lively-tables.ts';
import { answering, expect, type Screen, walk } from './screen.ts';

const who = 'cajera de Chapinero';

/** The till of a sede that keeps accounts, and each step of charging one. */
export const CHARGING_SCREENS: Screen[] = [
  ...walk(who, {
    'consola-cobrar-mesas': till,
    'consola-cobrar-propina': chargeTable8,
    'consola-cobrar-otra-propina': async (page) => {
      await press(page, tipMessages.other);
      await expect(page.getByLabel(tipMessages.otherLabel)).toBeVisible();
    },
    'consola-cobrar-platos': async (page) => {
      await answerTip(page);
      await press(page, chargeMessages.modes.platos);
      await page
        .getByRole('button', { name: /^Bandeja paisa/ })
        .first()
        .click();
      await press(page, 'Efectivo');
      await press(page, '100.000');
      await expect(page.getByText(chargeMessages.back, { exact: true })).toBeVisible();
    },
    'consola-cobrar-partes': async (page) => {
      await press(page, chargeMessages.modes.partes);
      await press(page, 'Nequi');
    },
    'consola-cobrar-valor': async (page) => {
      await press(page, chargeMessages.modes.valor);
      await press(page, '5');
      await press(page, '000');
      await press(page, 'Datáfono');
    },
  }),
  ...walk(who, {
    'consola-cobrar-descuento': async (page, product) => {
      await till(page, product);
      await chargeTable8(page);
      await press(page, chargeMessages.discount);
      await expect(page.getByRole('button', { name: chargeMessages.giveDiscount })).toBeVisible();
    },
    'consola-cobrar-aprobar': async (page) => {
      await press(page, '10 %');
      await page.getByLabel(chargeMessages.reason).fill('Cumpleaños');
      await press(page, chargeMessages.giveDiscount);
      await expect(page.getByText(approvalMessages.who)).toBeVisible();
    },
    'consola-cobrar-pin': async (page) => {
      await page.getByRole('button', { name: /Sandra Milena/ }).click();
      await expect(page.getByRole('button', { name: '5', exact: true })).toBeVisible();
    },
  }),
  {
    name: 'consola-cobrar-efectivo',
    who,
    open: async (page, product) => {
      await till(page, product);
      await chargeTable8(page);
      await answerTip(page);
      await press(page, 'Efectivo');
      await press(page, '+100.000');
      await press(page, '+100.000');
    },
  },
  ...walk(who, {
    'consola-cobrar-cerradas': async (page, product) => {
      await payTable(product.url);
      await till(page, product);
      await press(page, chargeMessages.closedOnes);
      await expect(closedList(page)).toBeVisible();
    },
    'consola-cobrar-cerrada': async (page) => {
      await closedList(page).getByRole('button').first().click();
      await expect(page.getByRole('heading', { name: chargeMessages.payments })).toBeVisible();
    },
    'consola-cobrar-corregir': async (page) => {
      await page
        .getByRole('button', { name: /^Cambiar/ })
        .first()
        .click();
      await expect(page.getByText(chargeMessages.paidWith)).toBeVisible();
    },
    'consola-cobrar-devolver': async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByText(chargeMessages.paidWith)).toBeHidden();
      await press(page, chargeMessages.refund);
      await expect(page.getByLabel(chargeMessages.refundValue)).toBeVisible();
    },
  }),
  ...walk(who, {
    'consola-cobrar-por-pedido': async (page, product) => {
      await till(page, product);
      await press(page, tillViewMessages.byOrder);
      await expect(
        page.getByRole('button', { name: tillViewMessages.charge, exact: true }).first(),
      ).toBeVisible();
    },
    'consola-cobrar-sin-entregar': async (page) => {
      const unpaid = page.getByRole('region', { name: chargeMessages.undelivered });
      await unpaid.getByRole('button', { expanded: false }).click();
      await expect(unpaid.getByRole('listitem').first()).toBeVisible();
    },
  }),
  {
    name: 'consola-cobrar-en-que-caja',
    who,
    open: answering(
      '**/api/till/open?**',
      () => TILLS,
      async (page, product) => {
        await till(page, product);
        await chargeTable8(page);
        await answerTip(page);
        await expect(page.getByRole('region', { name: tillViewMessages.shiftIn })).toBeVisible();
      },
    ),
  },
];

/** Two colleagues have a till each; the person who charges has none. */
const TILLS = [
  { _id: randomUUID(), caja: 'Caja principal', nombre: 'Inés Salamanca', propio: false },
  { _id: randomUUID(), caja: 'Barra de la terraza', nombre: 'Yurani Castellanos', propio: false },
];

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const closedList = (page: Page) => page.getByRole('list', { name: chargeMessages.closedOnes });

async function till(page: Page, product: Product): Promise<void> {
  await servePlan(product.url);
  await section(page, product);
  await expect(page.getByRole('list', { name: tillViewMessages.byTable })).toBeVisible();
}

async function chargeTable8(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Mesa 8\b/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Sí, incluir/ })).toBeVisible();
}

async function answerTip(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sí, incluir/ }).click();
}
