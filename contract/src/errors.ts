import { z } from 'zod';
import { dinerAuthMessages, ownerAuthMessages } from './auth/auth.messages.ts';
import { waitsMessages } from './auth/waits.messages.ts';
import { chatMessages } from './chat/chat.messages.ts';
import { editMessages } from './forms/edits.messages.ts';
import { coursesMessages } from './kitchen/courses.messages.ts';
import { locationsMessages } from './locations/locations.messages.ts';
import { refusalMessages } from './locations/refusals.messages.ts';
import { refusalDetailSchemas } from './locations/refusals.ts';
import { settingsMessages } from './locations/settings.messages.ts';
import { membershipsMessages, paymentMessages } from './memberships/memberships.messages.ts';
import { readOnlyMessages } from './memberships/read-only.messages.ts';
import { imagesMessages } from './menu/images.messages.ts';
import { MENU_LIMITS } from './menu/menu.rules.ts';
import { categoriesMessages, sheetMessages } from './menu/menu-admin.messages.ts';
import { productsMessages } from './menu/products.messages.ts';
import { MODIFIER_LIMITS } from './modifiers/modifiers.limits.ts';
import { modifiersMessages } from './modifiers/modifiers.messages.ts';
import { comboMessages } from './orders/combo.messages.ts';
import { pricingMessages } from './orders/pricing.messages.ts';
import { takeBackMessages } from './orders/take-backs.ts';
import { screensMessages } from './pages/screens.messages.ts';
import { printingMessages } from './printing/printing.messages.ts';
import { closingMessages } from './sede-life/closing.messages.ts';
import { staffMessages } from './staff/staff.messages.ts';
import { staffDoorMessages } from './staff/staff-door.messages.ts';
import { planMessages } from './tables/plan.messages.ts';
import { tillMessages } from './till/till.messages.ts';
import { belowMinimumSchema, priceChangeSchema, problemSchema } from './wire.ts';
import { deliveryMessages } from './zones/delivery.messages.ts';

interface ErrorDefinition {
  status: number;
  message: string;
}

/** Code → status and what a person reads. A code never changes its meaning. */
export const ERRORS = {
  solicitud_invalida: { status: 400, message: 'La solicitud no es válida.' },

  no_autenticado: { status: 401, message: 'Inicia sesión para continuar.' },
  credenciales_invalidas: { status: 401, message: ownerAuthMessages.loginFailed },
  credenciales_cliente_invalidas: { status: 401, message: dinerAuthMessages.loginRefused },
  firma_invalida: { status: 401, message: 'La firma del evento no es válida.' },

  pago_no_aprobado: { status: 402, message: 'El pago no fue aprobado.' },

  permiso_denegado: { status: 403, message: 'No tienes permiso para hacer esto.' },
  texto_libre_denegado: { status: 403, message: printingMessages.freeTextDenied },
  pin_incorrecto: { status: 403, message: staffDoorMessages.wrongPin },
  tableta_desconocida: { status: 403, message: staffDoorMessages.unknownTablet },
  permiso_no_otorgable: { status: 403, message: 'No puedes otorgar un permiso que no tienes.' },
  requiere_aprobacion: { status: 403, message: staffMessages.needsApproval },
  no_puede_aprobar: { status: 403, message: staffMessages.cannotApprove },
  facultad_no_otorgable: { status: 403, message: 'No puedes otorgar una facultad que no tienes.' },
  empleado_no_editable: { status: 403, message: 'No puedes modificar a este empleado.' },
  membresia_inactiva: { status: 403, message: 'Tu membresía no está activa.' },
  sede_solo_lectura: { status: 403, message: readOnlyMessages.sede },
  usuario_solo_lectura: { status: 403, message: readOnlyMessages.usuario },
  turno_ajeno: { status: 403, message: tillMessages.notYours },
  entorno_ajeno: { status: 403, message: 'El evento es de otro entorno.' },
  sede_ajena: { status: 403, message: 'Esta sede no es tuya.' },
  correo_ajeno: { status: 403, message: 'El correo no es el de tu sesión.' },
  correo_no_verificado: { status: 403, message: 'Verifica tu correo antes de ingresar.' },
  restaurante_no_recibe_pedidos: {
    status: 403,
    message: 'Este restaurante no recibe pedidos en este momento.',
  },

  solo_conocidos: {
    status: 403,
    message:
      'En este momento solo recibimos pedidos desde las mesas y de clientes conocidos. Escanea el código de tu mesa, pide a un mesero o llama al restaurante.',
  },

  ruta_desconocida: { status: 404, message: screensMessages.notFound },
  sede_desconocida: { status: 404, message: 'No encontramos esta sede.' },
  restaurante_desconocido: { status: 404, message: 'No encontramos este restaurante.' },
  pedido_desconocido: { status: 404, message: 'No encontramos este pedido.' },
  categoria_desconocida: { status: 404, message: 'No encontramos esta categoría.' },
  grupo_desconocido: { status: 404, message: modifiersMessages.unknown },
  producto_no_encontrado: { status: 404, message: 'No encontramos este producto.' },
  empleado_desconocido: { status: 404, message: 'No encontramos a este empleado.' },
  cargo_desconocido: { status: 404, message: 'No encontramos este cargo.' },
  cliente_desconocido: { status: 404, message: 'No encontramos a este cliente.' },
  plan_desconocido: { status: 404, message: 'No encontramos este plan.' },
  pago_desconocido: { status: 404, message: 'No encontramos este pago.' },
  tableta_no_encontrada: { status: 404, message: staffDoorMessages.tabletGone },
  agente_desconocido: { status: 404, message: 'No encontramos este agente de impresión.' },
  impresion_desconocida: { status: 404, message: 'No encontramos esta impresión.' },

  mesa_desconocida: { status: 404, message: planMessages.tableUnknown },
  cuenta_desconocida: { status: 404, message: 'No encontramos esta cuenta.' },
  turno_desconocido: { status: 404, message: 'No encontramos este turno de caja.' },
  descuento_desconocido: { status: 404, message: 'No encontramos este descuento.' },
  visita_desconocida: {
    status: 404,
    message: 'Esta cuenta ya se cerró. Escanea otra vez el código de tu mesa.',
  },

  cuenta_cambiada: {
    status: 409,
    message: 'La cuenta cambió mientras la mirabas. Mírala otra vez e inténtalo de nuevo.',
  },
  cuenta_cerrada: { status: 409, message: 'Esta cuenta ya está cerrada.' },
  cuenta_abierta: {
    status: 409,
    message: 'Esta cuenta está abierta: quita el pago o termina de cobrarla.',
  },
  ya_es_tarde: { status: 409, message: takeBackMessages.tooLate },
  pago_corregido: { status: 409, message: 'Este pago ya se corrigió. Mira la cuenta otra vez.' },
  pago_necesario: {
    status: 409,
    message:
      'Este pago ya responde por un pedido facturado o por una devolución. Cámbiale el método, o termina de cobrar y haz una devolución.',
  },
  cuenta_con_saldo: {
    status: 409,
    message: 'Esta cuenta todavía tiene consumo por pagar. Cóbrala antes de liberar la mesa.',
  },
  cuenta_con_pagos: {
    status: 409,
    message: 'Esta cuenta ya tiene pagos: termina de cobrarla donde está.',
  },
  cuenta_sin_mesa: {
    status: 409,
    message: 'Esta cuenta se quedaría sin mesa. Pásala primero a otra y sepárala después.',
  },
  cuentas_inactivas: {
    status: 409,
    message: 'Las cuentas por mesa no están activas en esta sede. Su propietario puede activarlas.',
  },
  cuentas_abiertas: { status: 409, message: settingsMessages.accountsOpen },
  mesa_ocupada: { status: 409, message: 'Esta mesa ya tiene una cuenta abierta.' },
  nada_que_separar: { status: 409, message: 'Esta cuenta no tiene otras unidas.' },
  cuenta_con_descuentos: {
    status: 409,
    message: 'Esta cuenta tiene descuentos: quítalos primero y vuelve a darlos después.',
  },
  pedido_pagado: { status: 409, message: 'Este pedido ya está pagado.' },
  pedido_en_cuenta: { status: 409, message: 'Este pedido es de una cuenta: cóbralo en ella.' },
  propina_sin_preguntar: {
    status: 409,
    message: 'Pregunta primero por la propina: es voluntaria y nadie la paga sin decirlo.',
  },
  linea_pagada: {
    status: 409,
    message: 'Uno de estos platos ya está pagado. Mira la cuenta otra vez.',
  },
  impuesto_del_propietario: {
    status: 403,
    message: 'El impuesto de un producto lo decide el propietario.',
  },
  sin_turno: { status: 409, message: 'Abre primero un turno de caja.' },
  turno_por_elegir: {
    status: 409,
    message: 'Hay varias cajas abiertas: di a cuál entra este pago.',
  },
  cuenta_en_z: {
    status: 409,
    message: 'Esta cuenta ya está en un cierre Z: ciérrala sola, no la unas con otra.',
  },
  caja_ocupada: { status: 409, message: 'Esta caja ya tiene un turno abierto.' },
  turno_abierto: {
    status: 409,
    message: 'Este turno todavía está abierto. Cuéntalo otra vez cuando se cierre.',
  },
  turno_cerrado: { status: 409, message: 'Este turno de caja ya está cerrado.' },
  sede_pausada: { status: 409, message: refusalMessages.paused },
  sede_cerrada: { status: 409, message: refusalMessages.closed },
  canal_cerrado: { status: 409, message: refusalMessages.channelClosed },
  franja_llena: { status: 409, message: refusalMessages.slotFull },
  precio_cambiado: {
    status: 409,
    message: pricingMessages.changed,
  },
  estado_cambiado: { status: 409, message: 'El pedido ya cambió de estado.' },
  platos_en_espera: { status: 409, message: coursesMessages.mustFireFirst },
  cambiado_mientras: { status: 409, message: editMessages.changed },
  correo_ya_registrado: { status: 409, message: staffMessages.emailTaken },
  nombre_de_sede_repetido: {
    status: 409,
    message: 'Ya tienes una sede con este nombre.',
  },
  sede_con_pendientes: {
    status: 409,
    message: 'Esta sede tiene pedidos, cuentas o turnos abiertos. Termínalos antes de cerrarla.',
  },
  sede_cerrada_por_un_tiempo: {
    status: 409,
    message: closingMessages.refused(closingMessages.closedOpenEnd),
  },
  sede_cerrada_definitivamente: { status: 409, message: closingMessages.gone },
  slug_ocupado: { status: 409, message: 'Este link ya está en uso.' },
  grupo_repetido: { status: 409, message: modifiersMessages.codeTaken },
  grupo_en_uso: { status: 409, message: modifiersMessages.inUse },
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
  invitacion_aceptada: { status: 409, message: staffMessages.inviteAccepted },
  cargo_en_uso: { status: 409, message: 'Hay personas con este cargo.' },
  pedidos_en_curso: { status: 409, message: 'Hay pedidos en curso.' },
  pago_ya_usado: { status: 409, message: 'Este pago ya se usó para otra membresía.' },

  cuerpo_demasiado_grande: { status: 413, message: 'La solicitud es demasiado grande.' },
  imagen_demasiado_grande: { status: 413, message: imagesMessages.tooLarge },

  regla_incumplida: { status: 422, message: 'Revisa los datos e intenta de nuevo.' },
  clave_reutilizada: {
    status: 422,
    message: 'Esta solicitud ya se envió antes con otros datos.',
  },
  pago_excede: { status: 422, message: 'Es más de lo que falta por pagar.' },
  devolucion_excede: { status: 422, message: 'Es más de lo que se puede devolver.' },
  propina_no_autorizada: {
    status: 422,
    message: 'Es más propina de la que aceptaron. Pregunta otra vez.',
  },
  metodo_requerido: { status: 422, message: 'Di con qué pagan este pedido.' },
  turno_invalido: { status: 422, message: 'Este turno no es de esta sede.' },
  producto_desconocido: { status: 422, message: pricingMessages.unknown },
  producto_oculto: { status: 422, message: pricingMessages.hidden },
  producto_agotado: { status: 422, message: pricingMessages.soldOut },
  franja_invalida: { status: 422, message: refusalMessages.badSlot },
  fuera_de_zona: { status: 422, message: deliveryMessages.outside },
  minimo_no_alcanzado: { status: 422, message: deliveryMessages.tooSmall },
  precio_invalido: { status: 422, message: productsMessages.precioInvalid },
  adicion_invalida: { status: 422, message: pricingMessages.notAnAddition },
  combo_invalido: { status: 422, message: comboMessages.bothRequired },
  seleccion_invalida: { status: 422, message: modifiersMessages.invalidChoice },
  anidado_de_mas: { status: 422, message: modifiersMessages.nestedTooDeep },
  limite_de_grupos: { status: 422, message: modifiersMessages.tooMany(MODIFIER_LIMITS.grupos) },
  bandera_ocupada: { status: 422, message: categoriesMessages.flagTaken },
  limite_de_productos: {
    status: 422,
    message: productsMessages.tooMany(MENU_LIMITS.products),
  },
  limite_de_categorias: {
    status: 422,
    message: categoriesMessages.tooMany(MENU_LIMITS.categories),
  },
  limite_de_sedes: { status: 422, message: locationsMessages.limitReached },
  limite_de_usuarios: { status: 422, message: staffMessages.limitReached },
  slug_invalido: {
    status: 422,
    message: 'El link debe tener entre 3 y 60 caracteres: letras a-z, números y guiones.',
  },
  codigo_invalido: { status: 422, message: 'El código no es correcto.' },
  codigo_vencido: { status: 422, message: 'El código venció. Pide uno nuevo.' },
  enlace_vencido: { status: 422, message: 'El link venció o ya se usó. Pide uno nuevo.' },
  pago_no_coincide: { status: 422, message: paymentMessages.mismatch },
  pago_incompleto: { status: 422, message: paymentMessages.incomplete },
  plan_no_disponible: { status: 422, message: 'Este plan no está a la venta.' },
  imagen_invalida: { status: 422, message: imagesMessages.unreadable },
  hoja_invalida: { status: 422, message: sheetMessages.unreadable },
  filas_con_errores: { status: 422, message: sheetMessages.badRows },
  mesa_invalida: {
    status: 422,
    message: 'Este link de mesa no es válido. Pide otro en el restaurante.',
  },
  mesa_sin_abrir: { status: 422, message: 'Pide al mesero que abra tu mesa.' },
  mesa_sin_confirmar: {
    status: 422,
    message: 'Escanea el código de tu mesa para pedir desde ella, o pide a un mesero.',
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
    message: waitsMessages.tooMany,
  },
  demasiados_pedidos_abiertos: {
    status: 429,
    message: 'Ya tienes varios pedidos sin atender. Espera a que los atiendan, o pide a un mesero.',
  },
  sede_con_muchos_pedidos: {
    status: 429,
    message:
      'Este restaurante tiene muchos pedidos por confirmar. Escanea el código de tu mesa, pide a un mesero o llama al teléfono del restaurante.',
  },

  error_interno: { status: 500, message: 'Algo falló de nuestro lado. Intenta de nuevo.' },
  pago_no_confirmado: { status: 502, message: paymentMessages.confirmFailed },
  enlace_de_pago_fallido: { status: 502, message: membershipsMessages.linkFailed },
  asistente_ocupado: { status: 503, message: chatMessages.busy },
  servicio_no_disponible: {
    status: 503,
    message: 'El servicio no está disponible en este momento. Intenta de nuevo.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * Loose, because some codes carry more: the order as it is now, the new total, a payment's status.
 */
export const errorBodySchema = z.looseObject({
  error: z.string(),
  code: z.string(),
  details: z
    .array(z.union([...refusalDetailSchemas, problemSchema, priceChangeSchema, belowMinimumSchema]))
    .optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
