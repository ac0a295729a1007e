const ORDER_CREATED = 'Pedido creado exitosamente';

export const ordersMessages = {
  droppedByEdit: (count: number) =>
    count === 1
      ? 'Se quitó el descuento del plato que cambiaste.'
      : `Se quitaron ${count} descuentos de los platos que cambiaste.`,
  created: ORDER_CREATED,
  createdByDiner: `${ORDER_CREATED} 🎉`,
  updated: 'Pedido actualizado exitosamente',
  editing: (id: string) => `Editando orden ${id}`,
  cancelled: 'Pedido cancelado',
  delivered: 'Pedido entregado',
  prepared: 'Pedido marcado como preparado',
  invoiced: 'Pedido facturado',
  writtenOff: 'pedido dado de baja',
  printing: 'Imprimiendo',
  removedFromOrder: 'El producto ha sido quitado de la orden',
  removedFromCart: 'El producto ha sido quitado del carrito',
  agregado: (nombre: string, cantidad?: number) =>
    `${cantidad === undefined ? '' : `${cantidad} x `}${nombre} agregado a la orden`,
  createFailed: 'Ocurrió un error al crear el pedido.',
  updateFailed: 'No pudimos guardar los cambios.',
  cancelFailed: 'Error al cancelar pedido',
  deliverFailed: 'Error al entregar pedido',
  isPrepared: 'Quedó preparado: vuelve a entregarlo.',
  prepareFailed: 'Error al marcar pedido como preparado',
  invoiceFailed: 'Error al facturar pedido',
  writeOffFailed: 'Error al dar de baja el pedido:',
  printFailed: 'Error al imprimir factura',
  confirmCancel: '¿Desea cancelar la orden?',
  motivoPlaceholder: 'Ingrese un motivo de baja',
  motivoRequired: 'Por favor ingrese un motivo para dar de baja este pedido.',
  searchPlaceholder: 'Buscar por ID, estado, tipo, mesa, dirección o producto',
  editingChip: 'Ahora mismo editando',
  emptyOrder: 'Aún no hay una nueva orden',
  emptyCart: 'No hay productos en el carrito.',
  tooFewLines: 'El pedido debe tener al menos un producto.',
  tooManyLines: (max: number) => `El pedido no puede tener más de ${max} productos distintos.`,
  cantidad: (min: number, max: number) => `La cantidad debe estar entre ${min} y ${max}.`,
  tooManyAdditions: (max: number) => `Una línea no puede llevar más de ${max} adiciones.`,
  notaTooLong: (max: number) => `La nota no puede pasar de ${max} caracteres.`,
} as const;
