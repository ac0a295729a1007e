import { ConciergeBell } from 'lucide-react';

export function AddServiceButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-12 w-full items-center justify-center gap-2 rounded-control border-2 border-control border-dashed font-semibold hover:bg-sunken"
    >
      <ConciergeBell aria-hidden size={20} />
      Añadir servicio
    </button>
  );
}
