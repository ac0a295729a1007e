/** What a screen or a request chose of a group. */
export interface ChosenGroup {
  codigo?: string | null | undefined;
  opciones?: readonly ChosenOption[] | null | undefined;
}

export interface ChosenOption {
  codigo?: string | null | undefined;
  /** Without one it is one. */
  cantidad?: number | null | undefined;
  grupos?: readonly ChosenGroup[] | null | undefined;
}

/** The same for two choices of the same options, in whatever order. Prices do not matter. */
export function selectionKey(grupos: readonly ChosenGroup[] | null | undefined): string {
  const keys = (grupos ?? []).flatMap(({ codigo, opciones }) => {
    const options = (opciones ?? []).map((option) => {
      const { cantidad, grupos: nested } = option;
      return JSON.stringify([option.codigo, cantidad ?? 1, selectionKey(nested)]);
    });
    return options.length > 0 ? [JSON.stringify([codigo, options.sort()])] : [];
  });
  return keys.sort().join();
}
