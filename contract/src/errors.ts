import { z } from 'zod';
import * as MESSAGES from './messages.ts';

interface ErrorDefinition {
  status: number;
  message: string;
}

/** Code → status and what a person reads. A code never changes its meaning. */
export const ERRORS = {
  solicitud_invalida: { status: 400, message: 'La solicitud no es válida.' },

  no_autenticado: { status: 401, message: 'Inicia sesión para continuar.' },
  credenciales_invalidas: { status: 401, message: MESSAGES.ownerAuth.loginFailed },
  credenciales_cliente_invalidas: {
    status: 401,
    message: `${MESSAGES.dinerAuth.loginFailed}: correo o contraseña incorrectos`,
  },
  firma_invalida: { status: 401, message: 'La firma del evento no es válida.' },

  pago_no_aprobado: { status: 402, message: 'El pago no fue aprobado.' },

  permiso_denegado: { status: 403, message: 'No tienes permiso para hacer esto.' },
  permiso_no_otorgable: { status: 403, message: 'No puedes otorgar un permiso que no tienes.' },
  empleado_no_editable: { status: 403, message: 'No puedes modificar a este empleado.' },
  membresia_inactiva: { status: 403, message: 'Tu membresía no está activa.' },
  entorno_ajeno: { status: 403, message: 'El evento es de otro entorno.' },
  sede_ajena: { status: 403, message: 'Esta sede no es tuya.' },
  correo_ajeno: { status: 403, message: 'El correo no es el de tu sesión.' },
  correo_no_verificado: { status: 403, message: 'Verifica tu correo antes de ingresar.' },
  restaurante_no_recibe_pedidos: {
    status: 403,
    message: 'Este restaurante no recibe pedidos en este momento.',
  },

  ruta_desconocida: { status: 404, message: MESSAGES.screens.notFound },
  sede_desconocida: { status: 404, message: 'No encontramos esta sede.' },
  restaurante_desconocido: { status: 404, message: 'No encontramos este restaurante.' },
  pedido_desconocido: { status: 404, message: 'No encontramos este pedido.' },
  categoria_desconocida: { status: 404, message: 'No encontramos esta categoría.' },
  producto_no_encontrado: { status: 404, message: 'No encontramos este producto.' },
  empleado_desconocido: { status: 404, message: 'No encontramos a este empleado.' },
  cargo_desconocido: { status: 404, message: 'No encontramos este cargo.' },
  cliente_desconocido: { status: 404, message: 'No encontramos a este cliente.' },
  plan_desconocido: { status: 404, message: 'No encontramos este plan.' },
  pago_desconocido: { status: 404, message: 'No encontramos este pago.' },
  agente_desconocido: { status: 404, message: 'No encontramos este agente de impresión.' },
  impresion_desconocida: { status: 404, message: 'No encontramos esta impresión.' },

  precio_cambiado: {
    status: 409,
    message: MESSAGES.pricing.changed,
  },
  estado_cambiado: { status: 409, message: 'El pedido ya cambió de estado.' },
  correo_ya_registrado: { status: 409, message: MESSAGES.staff.emailTaken },
  slug_ocupado: { status: 409, message: 'Este enlace ya está en uso.' },
  id_sigo_repetido: { status: 409, message: 'Ya hay un producto con este código Sigo en la sede.' },
  categoria_con_productos: {
    status: 409,
    message: 'Esta categoría todavía tiene productos. Muévelos o elimínalos primero.',
  },
  menu_cambiado: {
    status: 409,
    message: 'El menú cambió mientras lo revisabas. Mira otra vez la vista previa.',
  },
  orden_incompleto: {
    status: 409,
    message: 'El menú cambió mientras lo ordenabas. Inténtalo otra vez.',
  },
  cliente_con_pedidos_abiertos: {
    status: 409,
    message: 'Este cliente tiene pedidos en curso. Elimínalo cuando terminen.',
  },
  pago_ya_usado: { status: 409, message: 'Este pago ya se usó para otra membresía.' },

  cuerpo_demasiado_grande: { status: 413, message: 'La solicitud es demasiado grande.' },
  imagen_demasiado_grande: { status: 413, message: MESSAGES.images.tooLarge },

  regla_incumplida: { status: 422, message: 'Revisa los datos e intenta de nuevo.' },
  clave_reutilizada: {
    status: 422,
    message: 'Esta solicitud ya se envió antes con otros datos.',
  },
  producto_desconocido: { status: 422, message: MESSAGES.pricing.unknown },
  producto_oculto: { status: 422, message: MESSAGES.pricing.hidden },
  producto_agotado: { status: 422, message: MESSAGES.pricing.soldOut },
  precio_invalido: { status: 422, message: MESSAGES.products.precioInvalid },
  adicion_invalida: { status: 422, message: MESSAGES.pricing.notAnAddition },
  combo_invalido: { status: 422, message: MESSAGES.combo.bothRequired },
  bandera_ocupada: { status: 422, message: MESSAGES.categories.flagTaken },
  limite_de_sedes: { status: 422, message: MESSAGES.locations.limitReached },
  slug_invalido: {
    status: 422,
    message: 'El enlace debe tener entre 3 y 60 caracteres: letras a-z, números y guiones.',
  },
  codigo_invalido: { status: 422, message: 'El código no es correcto.' },
  codigo_vencido: { status: 422, message: 'El código venció. Pide uno nuevo.' },
  enlace_vencido: { status: 422, message: 'El enlace venció o ya se usó. Pide uno nuevo.' },
  pago_no_coincide: { status: 422, message: MESSAGES.payment.mismatch },
  pago_incompleto: { status: 422, message: MESSAGES.payment.incomplete },
  plan_no_disponible: { status: 422, message: 'Este plan no está a la venta.' },
  imagen_invalida: { status: 422, message: MESSAGES.images.unreadable },
  hoja_invalida: { status: 422, message: MESSAGES.sheet.unreadable },
  filas_con_errores: { status: 422, message: MESSAGES.sheet.badRows },
  mesa_invalida: {
    status: 422,
    message: 'Este enlace de mesa no es válido. Pide otro en el restaurante.',
  },
  clave_actual_incorrecta: { status: 422, message: 'La contraseña actual no es correcta.' },
  demasiadas_mesas: { status: 422, message: 'Elige hasta 200 mesas, de menor a mayor.' },
  menu_con_productos: {
    status: 409,
    message: 'Esta sede ya tiene productos. El menú de ejemplo es para empezar.',
  },
  misma_sede: { status: 422, message: 'Elige otra sede para copiar su menú.' },

  demasiadas_solicitudes: {
    status: 429,
    message: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
  },

  error_interno: { status: 500, message: 'Algo falló de nuestro lado. Intenta de nuevo.' },
  pago_no_confirmado: { status: 502, message: MESSAGES.payment.confirmFailed },
  enlace_de_pago_fallido: { status: 502, message: MESSAGES.memberships.linkFailed },
  servicio_no_disponible: {
    status: 503,
    message: 'El servicio no está disponible en este momento. Intenta de nuevo.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

export const problemSchema = z.object({ path: z.string(), message: z.string() });
export const priceChangeSchema = z.object({ id_sigo: z.string(), precio: z.int() });

/** Loose: some codes carry more (the order as it is now, the new total, a payment's status). */
export const errorBodySchema = z.looseObject({
  error: z.string(),
  code: z.string(),
  details: z.array(z.union([problemSchema, priceChangeSchema])).optional(),
});

/** A field that breaks a rule, and the text that says so. */
export type Problem = z.infer<typeof problemSchema>;
export type PriceChange = z.infer<typeof priceChangeSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
