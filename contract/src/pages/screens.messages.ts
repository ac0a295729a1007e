export const screensMessages = {
  notFound: '404 | Not Found',
  loadingRestaurant: 'Cargando restaurante...',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada',
  rights: 'Todos los derechos reservados',
} as const;
