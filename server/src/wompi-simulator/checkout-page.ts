import { formatMoney } from '@comanda/contract/money';
import { escapeHtml } from '../http/escape-html.ts';
import type { SimulatedLink } from './ledger.ts';
import { SIMULATOR_PATH } from './simulator-settings.ts';

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
  return page('Enlace no disponible', `<p>${escapeHtml(text)}</p>`);
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
