export const socketMessages = {
  connecting: 'Conectando...',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  failed: 'Error de conexión',
} as const;
