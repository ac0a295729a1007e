import { DEMO } from '../api.ts';
import { goToSede } from '../screens.ts';
import { at, expect, failing, type Screen, waiting } from './screen.ts';

export const PUBLIC_SCREENS: Screen[] = [
  { name: 'publico-portada', who: 'visitante', open: at('/') },
  { name: 'publico-ingresar', who: 'visitante', open: at('/login') },
  {
    name: 'publico-ingresar-error',
    who: 'visitante',
    open: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Correo electrónico').fill(DEMO.owner);
      await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect(page.getByRole('main').getByText(/^Credenciales incorrectas/)).toBeVisible();
    },
  },
  { name: 'publico-registrarme', who: 'visitante', open: at('/register') },
  {
    name: 'publico-registrarme-errores',
    who: 'visitante',
    open: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Registrarme' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
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
  { name: 'publico-recuperar', who: 'visitante', open: at('/recuperar') },
  {
    name: 'publico-recuperar-enviado',
    who: 'visitante',
    open: async (page) => {
      await page.goto('/recuperar');
      await page.getByLabel('Correo electrónico').fill('nadie@correo.example');
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await expect(page.getByText(/^Si el correo está registrado/)).toBeVisible();
    },
  },
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
  { name: 'comensal-entrada', who: 'visitante', open: (page) => goToSede(page, 'Centro') },
  {
    name: 'comensal-registro',
    who: 'visitante',
    open: async (page) => {
      await goToSede(page, 'Centro');
      await page.getByRole('button', { name: /cuenta/i }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
