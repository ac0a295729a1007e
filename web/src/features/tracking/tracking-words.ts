import { bogotaTime } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';

interface TrackingWords {
  title: string;
  text: string;
}

/** How an order is doing, as one tells a guest. */
export function trackingWords(order: Order, sede: string): TrackingWords {
  switch (order.estado) {
    case 'enviado':
      return { title: 'Está en la cocina', text: 'Ya recibimos tu pedido y lo preparamos.' };
    case 'preparado':
      return { title: '¡Ya está preparado!', text: whereItGoes(order, sede) };
    case 'cancelado':
      return {
        title: 'Pedido cancelado',
        text: `La sede canceló tu pedido${at(order.fechaCancelado)} Si no sabes por qué, llámala.`,
      };
    case 'dado_de_baja':
      return {
        title: 'Pedido dado de baja',
        text: `La sede dio de baja este pedido${at(order.fechaBaja)} Si tienes dudas, llámala.`,
      };
    default:
      return { title: 'Pedido entregado', text: '¡Buen provecho!' };
  }
}

function whereItGoes({ tipo, mesa, direccion }: Order, sede: string): string {
  if (tipo === 'a_domicilio') return direccion ? `Sale para ${direccion}` : 'Sale para tu casa';
  if (tipo === 'para_llevar') return sede ? `Te espera en la sede ${sede}` : 'Te espera en la sede';
  return mesa ? `Va para la mesa ${mesa}` : 'Va para tu mesa';
}

/** Ends the sentence: the abbreviated time brings its own full stop. */
function at(time: string | null): string {
  if (!time) return '.';
  const clock = bogotaTime(time);
  return ` a ${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}
