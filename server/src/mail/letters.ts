import { bogotaDate } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import type { Letter } from '../db/tables.ts';
import { type Mail, writeMail } from './letter-layout.ts';

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
        subject: `${letter.code} es tu código de Comanda`,
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
        subject: 'Cambia tu contraseña de Comanda',
        title: 'Cambia tu contraseña',
        paragraphs: [
          `Pediste cambiar tu contraseña${letter.tipo ? ` de ${letter.tipo}` : ''}. ` +
            'El enlace dura 30 minutos y sirve una sola vez.',
        ],
        action: { label: 'Elegir contraseña nueva', url: letter.url },
        closing: 'Si no lo pediste tú, ignora este mensaje: tu contraseña sigue igual.',
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
