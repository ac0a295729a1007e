export const checkoutMessages = {
  processing: 'Procesando...',
  nombreRequired: 'Por favor ingrese un nombre',
  direccionRequired: 'La dirección es obligatoria.',
  telefonoRequired: 'El número de contacto es obligatorio.',
  mesaRequired: 'Por favor escriba el número de la mesa.',
  metodoPagoRequired: 'Por favor seleccione un método de pago.',
  restaurantUnknown: 'No se pudo identificar el restaurante.',
  tipoRequired: 'Por favor seleccione el tipo de pedido.',
  emailInvalid: 'Por favor revise el correo.',
} as const;
