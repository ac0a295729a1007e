import { bogotaDate } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { INVITATION_DAYS } from '@comanda/contract/staff/staff.rules';
import type { Letter } from '../db/tables.ts';
import { escapeHtml } from '../http/escape-html.ts';

export function composeLetter(letter: Letter): Mail {
  switch (letter.kind) {
    case 'verificar_correo':
      return writeMail({
        subject: `${letter.code} es tu código de Comanda`,
        title: 'Verifica tu correo',
        paragraphs: ['Escribe este código en Comanda para terminar tu registro. Dura 10 minutos.'],
        code: letter.code,
        closing: 'Si no te registraste en Comanda, ignora este mensaje.',
      });
    case 'confirmar_correo':
      return writeMail({
        subject: `${letter.code} es tu código de ${letter.restaurante || 'Comanda'}`,
        title: 'Confirma tu correo',
        paragraphs: [
          'Escribe este código en las opciones de tu cuenta para confirmar que este correo es tuyo. ' +
            'Dura 10 minutos.',
        ],
        code: letter.code,
        closing: 'Si no lo pediste tú, ignora este mensaje y no le des el código a nadie.',
      });
    case 'restablecer_clave':
      return writeMail({
        subject: `Cambia tu contraseña de ${letter.restaurante || 'Comanda'}`,
        title: 'Cambia tu contraseña',
        paragraphs: [
          `Pediste cambiar tu contraseña${letter.tipo ? ` de ${letter.tipo}` : ''}` +
            `${letter.restaurante ? ` en ${letter.restaurante}` : ''}. ` +
            'El link dura 30 minutos y sirve una sola vez.',
        ],
        action: { label: 'Elegir contraseña nueva', url: letter.url },
        closing: 'Si no lo pediste tú, ignora este mensaje: tu contraseña sigue igual.',
      });
    case 'pedido_recibido':
      return writeMail({
        subject: `${letter.restaurante}: recibimos tu pedido ${letter.pedido}`,
        title: 'Recibimos tu pedido',
        paragraphs: [
          `${letter.restaurante} ya tiene tu pedido. Con este link ves cómo va, en cualquier celular.`,
        ],
        receipt: {
          lines: [
            ['Pedido', letter.pedido],
            ['Sede', letter.sede],
          ],
          total: ['Total', `${formatMoney(letter.total)} COP`],
        },
        action: { label: 'Ver cómo va mi pedido', url: letter.url },
        closing: 'Si no hiciste este pedido, ignora este mensaje: alguien escribió tu correo.',
      });
    case 'recibo_de_pago':
      return writeMail({
        subject: `Recibimos tu pago: plan ${letter.plan}`,
        title: '¡Gracias! Tu membresía está activa',
        paragraphs: ['Este es el recibo de tu pago. No es una factura electrónica.'],
        receipt: {
          lines: [
            ['Plan', letter.plan],
            ['Activa hasta', bogotaDate(letter.fechaFin)],
            ['Transacción', letter.transactionId],
          ],
          total: ['Total pagado', `${formatMoney(letter.pesos)} COP`],
        },
        action: { label: 'Ir a mi restaurante', url: letter.url },
      });
    case 'invitacion': {
      const place = [letter.restaurante, letter.sede].filter(Boolean).join(', ');
      return writeMail({
        subject: `Te invitaron a trabajar en ${letter.restaurante || letter.sede}`,
        title: `Hola, ${letter.nombre}`,
        paragraphs: [
          `Te agregaron al personal de ${place}. Elige tu contraseña para entrar a Comanda, ` +
            'donde están los pedidos, la cocina o la caja que te toquen.',
          staffMessages.inviteRule(INVITATION_DAYS),
        ],
        action: { label: 'Elegir mi contraseña', url: letter.url },
        closing: 'Si no trabajas ahí, ignora este mensaje.',
      });
    }
    case 'cuenta_cerrada':
      return writeMail({
        subject: 'Cerramos tu cuenta de Comanda',
        title: 'Tu cuenta está cerrada',
        paragraphs: [
          `Cerraste la cuenta${letter.restaurante ? ` de ${letter.restaurante}` : ''}. ` +
            'Tu link ya no abre y nadie puede entrar ni pedir.',
          'Borramos los datos de tu personal y quitamos los de tus clientes de las ventas, que se conservan.',
        ],
        closing: 'Gracias por cocinar con nosotros. Con este correo puedes registrarte otra vez.',
      });
    case 'membresia_por_vencer': {
      const when = letter.days === 1 ? 'mañana' : 'en 7 días';
      return writeMail({
        subject: `Tu membresía vence ${when}`,
        title: `Tu membresía vence ${when}`,
        paragraphs: [
          `El plan ${letter.plan} está activo hasta el ${bogotaDate(letter.fechaFin)}.`,
          'Renueva antes y el mes nuevo se suma al final del actual. Sin membresía activa tu ' +
            'restaurante deja de recibir pedidos.',
        ],
        action: { label: 'Renovar mi membresía', url: letter.url },
      });
    }
  }
}

export type Mail = { subject: string; html: string; text: string };

type Content = {
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  receipt?: { lines: [label: string, value: string][]; total: [label: string, value: string] };
  action?: { label: string; url: string };
  closing?: string;
};

const FONT = "font-family:'Figtree','Segoe UI',Helvetica,Arial,sans-serif";
const INK = 'color:#221B16';
const SOFT = 'color:#6B5E53';
const DASHED = 'border-top:2px dashed #CDBFAB';

/** Tables and inline styles, because mail programs know little else. */
function writeMail(content: Content): Mail {
  return { subject: content.subject, html: html(content), text: text(content) };
}

function html({ title, paragraphs, code, receipt, action, closing }: Content): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:28px;line-height:1.2;${INK}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => paragraphHtml(paragraph, INK)),
    code ? codeHtml(code) : '',
    receipt ? receiptHtml(receipt) : '',
    action ? actionHtml(action) : '',
    closing ? paragraphHtml(closing, SOFT) : '',
  ].join('\n');
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#FBF7F0;${FONT}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#FBF7F0">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;font-size:22px;font-weight:800;${INK}">
<span style="display:inline-block;width:14px;height:18px;background:#C2410C;border-radius:3px"></span>
&nbsp;comanda</td></tr>
<tr><td style="height:12px;background:#221B16;border-radius:6px;font-size:0">&nbsp;</td></tr>
<tr><td style="background:#FFFFFF;padding:32px 28px;${FONT}">
${body}
</td></tr>
<tr><td style="padding:20px 4px;font-size:12px;line-height:1.5;${SOFT}">
Comanda: el pedido viaja solo, del celular a la cocina y de la cocina a la caja.
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function paragraphHtml(paragraph: string, color: string) {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${color}">${escapeHtml(paragraph)}</p>`;
}

function codeHtml(code: string) {
  return `<p style="margin:24px 0;padding:20px;background:#FDEBE0;border-radius:10px;text-align:center;font-size:36px;font-weight:800;letter-spacing:10px;color:#A53609">${escapeHtml(code)}</p>`;
}

function receiptHtml({ lines, total }: NonNullable<Content['receipt']>) {
  const row = ([label, value]: [string, string], style: string) =>
    `<tr><td style="padding:8px 0;${SOFT};${style}">${escapeHtml(label)}</td>` +
    `<td align="right" style="padding:8px 0;font-weight:600;${INK};${style}">${escapeHtml(value)}</td></tr>`;
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 24px;font-size:16px">
${lines.map((line) => row(line, '')).join('\n')}
${row(total, `${DASHED};font-size:18px;font-weight:800`)}
</table>`;
}

function actionHtml({ label, url }: NonNullable<Content['action']>) {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:#C2410C;border-radius:10px;color:#FFFFFF;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function text({ title, paragraphs, code, receipt, action, closing }: Content): string {
  return [
    title,
    ...paragraphs,
    code && `Código: ${code}`,
    receipt && [...receipt.lines, receipt.total].map((line) => line.join(': ')).join('\n'),
    action && `${action.label}:\n${action.url}`,
    closing,
    '— Comanda',
  ]
    .filter(Boolean)
    .join('\n\n');
}
