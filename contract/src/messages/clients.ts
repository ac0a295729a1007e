export const clients = {
  loadFailed: 'Error al cargar los clientes',
  deleteFailed: 'Error al eliminar el cliente',
  confirmDelete: '¿Está seguro de eliminar este cliente?',
  deleted: 'Cliente eliminado',
  updated: 'Datos actualizados',
  ownDataRequired: 'El nombre y el teléfono son obligatorios',
  waitForOrders: 'Tienes pedidos en curso. Podrás borrar tu cuenta cuando terminen.',
  passwordChanged: 'Contraseña cambiada',
  historyErased: 'Borramos tu historial de pedidos',
  accountDeleted: 'Tu cuenta fue eliminada',
} as const;
