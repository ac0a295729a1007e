export const STATION_LIMITS = {
  /** Stations of a sede. */
  estaciones: 12,
  nombre: 40,
  clave: 60,
  objetivoMin: { min: 1, max: 120 },
} as const;
