import { DEMO } from '../api.ts';
import { goToSede } from '../screens.ts';
import { at, expect, failing, type Screen, waiting, walk } from './screen.ts';

export const PUBLIC_SCREENS: Screen[] = [
  { name: 'publico-portada', who: 'visitante', open: at('/') },
  ...walk('visitante', {
    'publico-ingresar': at('/login'),
    'publico-ingresar-error': async (page) => {
      await page.getByLabel('Correo electrónico').fill(DEMO.owner);
      await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect(page.getByRole('main').getByText(/^Credenciales incorrectas/)).toBeVisible();
    },
  }),
  ...walk('visitante', {
    'publico-registrarme': at('/register'),
    'publico-registrarme-errores': async (page) => {
      await page.getByRole('button', { name: 'Registrarme' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  }),
  {
    name: 'publico-verificar',
    who: 'visitante',
    open: async (page) => {
      const pending = await page.addInitScript(
        'localStorage.setItem("PNDNT", JSON.stringify({ email: "rosa.elvira@fondadelcamino.example", sentAt: Date.now() }))',
      );
      await at('/verify')(page);
      await pending.dispose();
    },
  },
  ...walk('visitante', {
    'publico-recuperar': at('/recuperar'),
    'publico-recuperar-enviado': async (page) => {
      await page.getByLabel('Correo electrónico').fill('nadie@correo.example');
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await expect(page.getByText(/^Si el correo está registrado/)).toBeVisible();
    },
  }),
  { name: 'publico-restablecer', who: 'visitante', open: at('/restablecer?token=de-ejemplo') },
  { name: 'publico-pedido-desconocido', who: 'visitante', open: at('/pedido?sede=centro') },
  { name: 'publico-planes', who: 'sin membresía', open: at('/membership') },
  {
    name: 'publico-planes-cargando',
    who: 'sin membresía',
    isWaiting: true,
    open: waiting('/membership', ['/api/memberships/']),
  },
  {
    name: 'publico-planes-error',
    who: 'sin membresía',
    open: failing('/membership', ['/api/memberships/']),
  },
  {
    name: 'publico-confirmacion-pago',
    who: 'sin membresía',
    isWaiting: true,
    open: waiting('/confirmacion-pago?id=de-ejemplo', ['/api/admin/update']),
  },
  { name: 'publico-404', who: 'visitante', open: at('/no-existe') },
  { name: 'publico-pago-fallido', who: 'sin membresía', open: at('/membresias') },
  { name: 'comensal-restaurante', who: 'visitante', open: at(`/restaurante/${DEMO.path}`) },
  {
    name: 'comensal-restaurante-desconocido',
    who: 'visitante',
    open: at('/restaurante/no-existe'),
  },
  {
    name: 'comensal-restaurante-cargando',
    who: 'visitante',
    isWaiting: true,
    open: waiting(`/restaurante/${DEMO.path}`, ['/api/locations/']),
  },
  ...walk('visitante', {
    'comensal-entrada': (page) => goToSede(page, 'Centro'),
    'comensal-registro': async (page) => {
      await page.getByRole('button', { name: /cuenta/i }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
];
