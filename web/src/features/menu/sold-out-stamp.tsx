/** An ink stamp across the dish. */
export function SoldOutStamp() {
  return (
    <span className="title -rotate-6 absolute inset-0 m-auto grid h-fit w-fit place-items-center rounded-control border-2 border-ink bg-surface px-3 py-1 text-16">
      Agotado
    </span>
  );
}
