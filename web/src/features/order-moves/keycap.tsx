/** A key of the keyboard as it looks; only where there is one. */
export function Keycap({ children }: { children: number }) {
  return (
    <kbd
      aria-hidden
      className="figures hidden size-9 shrink-0 place-items-center rounded-control border-control border-b-4 bg-sunken text-18 text-ink inset-ring inset-ring-control pointer-fine:grid"
    >
      {children}
    </kbd>
  );
}
