import { formatMoney } from '@comanda/contract/money';
import { escapeHtml } from '../http/escape-html.ts';
import type { SimulatedLink } from './ledger.ts';

/** The path of the simulated provider on our own port. */
export const SIMULATOR_PATH = '/simulador-de-pagos';

/** Wompi's sandbox cards, and one outcome with a delay. */
export const OUTCOMES = {
  aprobar: { label: 'Aprobar el pago', card: '4242 4242 4242 4242', status: 'APPROVED' },
  rechazar: { label: 'Rechazar el pago', card: '4111 1111 1111 1111', status: 'DECLINED' },
  fallar: { label: 'Fallar con error', card: 'cualquier otra', status: 'ERROR' },
  demorar: { label: 'Dejarlo pendiente y aprobarlo después', card: 'PSE', status: 'PENDING' },
} as const;

export type Outcome = keyof typeof OUTCOMES;

export function checkoutPage(link: SimulatedLink): string {
  const buttons = Object.entries(OUTCOMES).map(
    ([outcome, { label, card }]) =>
      `<button name="resultado" value="${outcome}"><b>${label}</b><span>${card}</span></button>`,
  );
  return page(
    'Pago simulado',
    `<p class="name">${escapeHtml(link.name)}</p>
<p class="total"><span>Total</span><b>${formatMoney(link.amount_in_cents / 100)} COP</b></p>
<form method="post" action="${SIMULATOR_PATH}/l/${link.id}">${buttons.join('\n')}</form>`,
  );
}

export function closedPage(text: string): string {
  return page('Link no disponible', `<p>${escapeHtml(text)}</p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Simulador</title>
<link rel="stylesheet" href="${SIMULATOR_PATH}/estilo.css">
</head>
<body>
<main>
<p class="warning">Simulador de pagos: aquí no se cobra nada.</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}

export const CHECKOUT_STYLE = `
:root { color-scheme: light; font-family: Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
body { margin: 0; background: #fbf7f0; color: #221b16; }
main { max-width: 420px; margin: 0 auto; padding: 32px 20px; }
h1 { font-size: 28px; margin: 24px 0 8px; }
.warning { background: #fdf3d8; color: #8a5a0f; border-radius: 10px; padding: 12px 16px; font-weight: 600; }
.name { color: #6b5e53; margin: 0 0 16px; }
.total { display: flex; justify-content: space-between; align-items: baseline;
  border-top: 2px dashed #cdbfab; padding-top: 16px; font-size: 18px; }
.total b { font-size: 28px; }
form { display: grid; gap: 12px; margin-top: 24px; }
button { display: flex; justify-content: space-between; gap: 12px; align-items: center; min-height: 56px;
  padding: 12px 16px; border: 1px solid #cdbfab; border-radius: 10px; background: #fff; color: #221b16;
  font: inherit; text-align: left; cursor: pointer; }
button:first-child { background: #c2410c; border-color: #c2410c; color: #fff; }
button span { font-size: 14px; opacity: 0.9; }
button:focus-visible { outline: 3px solid #c2410c; outline-offset: 2px; }
`;
