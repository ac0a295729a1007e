export const printing = {
  nameRequired: 'Ponle un nombre al agente.',
  nothingToPrint: 'El tiquete no tiene nada que imprimir.',
  agentCreated: 'Agente creado',
  agentRemoved: 'Agente eliminado',
  settled: 'Recibido',
} as const;
