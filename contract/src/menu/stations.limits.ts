export const STATION_LIMITS = {
  /** Stations of a sede. */
  estaciones: 12,
  nombre: 40,
  objetivoMin: { min: 1, max: 120 },
} as const;
