/** A shift that is open, as the person sees it who charges. */
interface OpenShift {
  /** Whether it is the one of this person. */
  propio: boolean;
}

/**
 * The shift into which a payment comes that names none: the only open one, or of several the one that the person has who
 * charges. Null: none is open, or nobody can tell which.
 */
export function shiftByItself<S extends OpenShift>(open: readonly S[]): S | null {
  const own = open.filter(({ propio }) => propio);
  const [shift] = open.length === 1 ? open : own.length === 1 ? own : [];
  return shift ?? null;
}
