/** Makes a value at its first use, so a start that never uses it does not wait for it. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
