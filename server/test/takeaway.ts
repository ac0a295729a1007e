import type { NewOrder } from '../src/orders/insert-order.db.ts';

/** A guest's order of one dish, as it is written; its id is to be completed. */
export const TAKEAWAY: NewOrder = {
  idPrefix: '',
  tipo: 'para_llevar',
  mesa: null,
  direccion: null,
  telefono: null,
  nombreCliente: 'Nubia',
  email: null,
  metodoPago: 'efectivo',
  creadoPor: '',
  client_id: null,
  employee_id: null,
  productos: [
    { id_sigo: 'A', nombre: 'A', precio: 1, cantidad: 1, nota: '', adiciones: [], subtotal: 1 },
  ],
  total: 1,
  seguimiento: null,
  menuVersion: 1,
  idempotency_key: null,
  request_hash: null,
  policyVersion: null,
  mesaConfirmada: true,
};
