export const dinerCheckoutMessages = {
  guestRequired: 'Por favor ingresa tu nombre y correo.',
  mesaRequired: 'Por favor escribe el número de la mesa.',
  metodoPagoRequired: 'Por favor selecciona un método de pago.',
  emailInvalid: 'Por favor revisa el correo.',
  waiting: 'Tu pedido espera conexión',
} as const;
