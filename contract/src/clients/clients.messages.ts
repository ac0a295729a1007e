export const clientsMessages = {
  loadFailed: 'Error al cargar los clientes',
  deleteFailed: 'Error al eliminar el cliente',
  confirmDelete: '¿Está seguro de eliminar este cliente?',
  exportFailed: 'Error al descargar los clientes',
  historyFailed: 'Error al cargar el historial',
  deleted: 'Cliente eliminado',
  updated: 'Datos actualizados',
  waitForOrders: 'Tienes pedidos en curso. Podrás borrar tu cuenta cuando terminen.',
  passwordChanged: 'Contraseña cambiada',
  emailConfirmed: 'Correo confirmado',
  whyConfirmEmail:
    'Así sabemos que es tuyo y, si borras tu historial o tu cuenta, quitamos tus datos también de los pedidos que hiciste sin ingresar.',
  guestOrdersStay:
    'Los pedidos que hiciste sin ingresar conservan tus datos, a menos que antes confirmes tu correo.',
  confirmEmailFailed: 'No pudimos confirmar tu correo',
  historyErased: 'Borramos tu historial de pedidos',
  accountDeleted: 'Tu cuenta fue eliminada',
} as const;
