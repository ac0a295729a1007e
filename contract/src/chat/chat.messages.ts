export const chatMessages = {
  configured: 'Chatbot creado exitosamente!',
  configFailed: 'Error al guardar el chatbot',
  configLoadFailed: 'Error al cargar el chatbot',
  tooManyPhrases: (max: number) => `Puedes guardar hasta ${max} frases de confirmación.`,
  tooManyParameters: (max: number) => `Puedes guardar hasta ${max} parámetros.`,
  parameterTitleRequired: 'Cada parámetro necesita un título.',
  whatsappInvalid: 'Escribe un número de WhatsApp o un link de wa.me.',
  instagramInvalid: 'Escribe un usuario de Instagram o un link de instagram.com.',
  facebookInvalid: 'Escribe una página de Facebook o un link de facebook.com.',
  failed: 'Hubo un error al procesar tu mensaje.',
  notUnderstood: 'Lo siento, no entendí eso.',
  tooMuch:
    'Eso es mucho para un solo mensaje y no alcancé a entenderlo. Dime menos cosas a la vez, por favor.',
  busy: 'El asistente está atendiendo a muchas personas a la vez. Intenta de nuevo en un momento.',
  resting:
    'Por este mes ya no puedo atender conversaciones nuevas; vuelvo el próximo. El menú y tu carrito funcionan como siempre.',
} as const;
