export const socket = {
  connecting: 'Conectando...',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  failed: 'Error de conexión',
} as const;
