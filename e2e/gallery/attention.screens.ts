import { addDays, bogotaClock, bogotaDay } from '@comanda/contract/days';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import type { Page } from '@playwright/test';
import type { Product } from '../product-process.ts';
import { section } from './console-section.ts';
import { at, expect, type Screen, walk } from './screen.ts';

const PATH = '/restaurant/locations/atencion';
const LUNCH = { desde: '11:30', hasta: '15:00' };
const DINNER = { desde: '18:00', hasta: '22:00' };
const NIGHT = { desde: '18:00', hasta: '00:30' };

const NO_PLANS = { activo: false, desdeMin: 30, dias: 2 };

const HOURS: NonNullable<SedeSettings['horas']> = {
  semana: [
    [{ desde: '12:00', hasta: '17:00' }],
    [LUNCH, DINNER],
    [LUNCH, DINNER],
    [LUNCH, DINNER],
    [],
    [LUNCH, NIGHT],
    [
      { desde: '07:00', hasta: '10:30' },
      { desde: '11:30', hasta: '00:30' },
    ],
  ],
  excepciones: [
    {
      fecha: comingDay('12-24'),
      nombre: 'Nochebuena',
      intervalos: [{ desde: '11:30', hasta: '16:00' }],
    },
    { fecha: comingDay('12-25'), nombre: '', intervalos: [] },
  ],
  festivos: 'domingo',
};

/** When a sede takes orders, and what stops it. */
export const ATTENTION_SCREENS: Screen[] = [
  ...(['pedidos', 'caja', 'cocina'] as const).flatMap((who): Screen[] => [
    {
      name: `consola-${who}-pausar`,
      who,
      open: async (page, product) => {
        await serveWith(page, {});
        await section(page, product);
        const byDelivery = page.getByRole('button', { name: 'A domicilio' });
        // The question about sounds may come in this moment and take the tap.
        await expect(async () => {
          await page.getByRole('button', { name: /^Recibiendo|^Cerrada/ }).click();
          await expect(byDelivery).toBeVisible({ timeout: 5_000 });
        }).toPass();
        await byDelivery.click();
        await page.getByRole('button', { name: 'Mucha demanda' }).click();
      },
    },
    ...walk(who, {
      [`consola-${who}-en-pausa`]: async (page: Page, product: Product) => {
        await serveWith(page, { pausa: pauseNow() });
        await section(page, product);
        await expect(page.getByRole('button', { name: /^Domicilios en pausa/ })).toBeVisible();
      },
      [`consola-${who}-reanudar`]: async (page: Page) => {
        await page.getByRole('button', { name: /^Domicilios en pausa/ }).click();
        await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();
      },
    }),
  ]),
  ...walk('propietaria', {
    'propietario-atencion-nueva': async (page) => {
      await serveWith(page, {
        horas: null,
        preparacionMin: null,
        limite: null,
        programar: NO_PLANS,
      });
      await at(PATH)(page);
    },
    'propietario-atencion-armar': async (page) => {
      await page.getByRole('button', { name: 'Armar el horario' }).click();
      await expect(page.getByRole('button', { name: 'Guardar horas' })).toBeVisible();
    },
  }),
  ...walk('propietaria', {
    'propietario-atencion': async (page) => {
      await serveWith(page, {});
      await at(PATH)(page);
      await expect(page.getByRole('heading', { name: 'Días especiales' })).toBeVisible();
    },
    'propietario-atencion-sin-guardar': async (page) => {
      const night = page.getByRole('slider', { name: 'Viernes, cierra', includeHidden: true });
      await night.last().press('ArrowRight');
      await expect(page.getByText('Viernes sin guardar')).toBeVisible();
    },
    'propietario-atencion-dia': async (page) => {
      await page
        .getByRole('button', { name: /^Viernes/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Viernes' })).toBeVisible();
    },
    'propietario-atencion-cruce': async (page) => {
      await page.getByRole('dialog').getByLabel('Cierra').first().fill('19:30');
      await page.getByRole('button', { name: 'Listo' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  }),
  ...walk('propietaria', {
    'propietario-atencion-pausada': async (page) => {
      await serveWith(page, { pausa: pauseNow() });
      await at(PATH)(page);
      await expect(page.getByText(/^Domicilios en pausa/)).toBeVisible();
    },
    'propietario-atencion-especial': async (page) => {
      await page.getByRole('button', { name: /Nochebuena/ }).click();
      await expect(page.getByRole('dialog', { name: 'Nochebuena' })).toBeVisible();
    },
  }),
  {
    name: 'propietario-atencion-cerrada',
    who: 'propietaria',
    open: async (page) => {
      const today = { fecha: bogotaDay(new Date()), nombre: 'Inventario', intervalos: [] };
      await serveWith(page, { horas: { ...HOURS, excepciones: [today] } });
      await at(PATH)(page);
      await expect(page.getByText(/^Cerrada/).first()).toBeVisible();
    },
  },
];

/** The next one of this date, 'MM-DD'. */
function comingDay(date: string): string {
  const year = bogotaClock(new Date()).getUTCFullYear();
  const day = `${year}-${date}`;
  return day >= bogotaDay(new Date()) ? day : addDays(day, 365);
}

function pauseNow(): SedeSettings['pausa'] {
  return {
    hasta: new Date(Date.now() + 25 * 60_000).toISOString(),
    canales: ['domicilio'],
    motivo: 'Mucha demanda',
    por: 'Yeison Rojas',
  };
}

/** A sede that has decided all of it. */
async function serveWith(page: Page, more: Partial<SedeSettings>): Promise<void> {
  await page.route('**/api/locations/ajustes**', async (route) => {
    const answer = await route.fetch();
    const { ajustes, ...rest } = await answer.json();
    const decided = {
      ...ajustes,
      horas: HOURS,
      pausa: null,
      preparacionMin: 25,
      limite: { pedidos: 12, cadaMin: 10, canales: ['llevar', 'domicilio'] },
      programar: { activo: true, desdeMin: 30, dias: 2 },
      ...more,
    };
    await route.fulfill({ response: answer, json: { ...rest, ajustes: decided, data: decided } });
  });
  await page.route('**/api/locations/slots**', (route) => {
    const first = Math.ceil(Date.now() / 600_000) * 600_000;
    const data = Array.from({ length: 6 }, (_, ahead) => ({
      franja: new Date(first + ahead * 600_000).toISOString(),
      llena: ahead < 2,
    }));
    return route.fulfill({ json: { data } });
  });
}
