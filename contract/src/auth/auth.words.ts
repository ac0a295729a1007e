export const ESTADOS_MEMBRESIA = ['activa', 'inactiva'] as const;
export type EstadoMembresia = (typeof ESTADOS_MEMBRESIA)[number];
