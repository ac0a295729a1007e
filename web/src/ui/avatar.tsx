/** A person's initials in place of a portrait. Their name stands beside it. */
export function Avatar({ nombre }: { nombre: string }) {
  return (
    <span
      aria-hidden
      className="title grid size-12 shrink-0 place-items-center rounded-control bg-sunken text-18"
    >
      {initials(nombre)}
    </span>
  );
}

/** 'Sandra Milena Ruiz' → 'SR' */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}
