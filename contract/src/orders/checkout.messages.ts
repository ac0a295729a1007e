const emailInvalid = 'Por favor revisa el correo.';

export const checkoutMessages = {
  processing: 'Procesando...',
  nombreRequired: 'Por favor ingrese un nombre',
  direccionRequired: 'La dirección es obligatoria.',
  telefonoRequired: 'El número de contacto es obligatorio.',
  mesaRequired: 'Por favor escriba el número de la mesa.',
  metodoPagoRequired: 'Por favor seleccione un método de pago.',
  restaurantUnknown: 'No se pudo identificar el restaurante.',
  tipoRequired: 'Por favor selecciona el tipo de pedido.',
  emailInvalid,
} as const;

export const dinerCheckoutMessages = {
  guestRequired: 'Por favor ingresa tu nombre y correo.',
  mesaRequired: 'Por favor escribe el número de la mesa.',
  metodoPagoRequired: 'Por favor selecciona un método de pago.',
  emailInvalid,
  waiting: 'Tu pedido espera conexión',
} as const;
