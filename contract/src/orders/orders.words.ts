// The wire words of an order, in a file without zod, so that rules and the diner's bundle do not
// load it.

export const TIPOS = ['en_local', 'para_llevar', 'a_domicilio'] as const;
export type Tipo = (typeof TIPOS)[number];

export const ESTADOS = [
  'enviado',
  'preparado',
  'entregado',
  'cancelado',
  'dado_de_baja',
  'facturado',
] as const;
export type Estado = (typeof ESTADOS)[number];

/** What a person who orders chooses from. */
export const METODOS_AL_PEDIR = [
  'efectivo',
  'tarjeta',
  'datafono',
  'transferencia',
  'bizum',
] as const;
/** What money comes by. */
export const METODOS_COBRO = [...METODOS_AL_PEDIR, 'nequi', 'daviplata', 'bre_b'] as const;
/** `por_definir`: whoever sits at a table says it when they ask for the bill. */
export const METODOS_PAGO = [...METODOS_COBRO, 'por_definir'] as const;
export type MetodoPago = (typeof METODOS_PAGO)[number];

export const TIPO_LABELS: Record<Tipo, string> = {
  en_local: 'En local',
  para_llevar: 'Para llevar',
  a_domicilio: 'A domicilio',
};

export const METODO_PAGO_LABELS: Record<MetodoPago, string> = {
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta',
  datafono: 'Datáfono',
  transferencia: 'Transferencia',
  bizum: 'Bizum',
  nequi: 'Nequi',
  daviplata: 'Daviplata',
  bre_b: 'Bre-B',
  por_definir: 'Al pedir la cuenta',
};

export const ESTADO_LABELS: Record<Estado, string> = {
  enviado: 'Enviado',
  preparado: 'Preparado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
  dado_de_baja: 'Dado de baja',
  facturado: 'Facturado',
};
