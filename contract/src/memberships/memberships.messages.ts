export const membershipsMessages = {
  loadFailed: 'Error al obtener las membresías',
  linkMissing: 'Error: no se generó el enlace de pago',
  linkFailed: 'Error al generar el enlace de pago',
  notLoggedIn: 'Sesión no iniciada',
} as const;
