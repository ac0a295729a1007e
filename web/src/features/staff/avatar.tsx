import { initials } from './initials.ts';

/** Somebody's initials where a portrait would be. The name stands beside it. */
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
