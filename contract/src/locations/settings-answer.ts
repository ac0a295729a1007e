/** The settings of an answer; a node of the version before has them under `data` alone. */
export function ajustesOf<T>({ ajustes, data }: { ajustes?: T; data: T }): T {
  return ajustes ?? data;
}
