export const pricingMessages = {
  puesto: (max: number) => `El puesto va de 1 a ${max}.`,
  unknown: 'Un producto del pedido no existe en esta sede.',
  hidden: 'Un producto del pedido no está disponible.',
  soldOut: 'Un producto del pedido está agotado.',
  notAnAddition: 'Una adición del pedido no es de las adiciones de esta sede.',
  noAdditions: (nombre: string) => `${nombre} no lleva adiciones.`,
  changed: 'Los precios cambiaron. Revisa el nuevo total y confirma otra vez.',
} as const;
