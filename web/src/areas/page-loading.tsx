import { Spinner } from '../ui/spinner.tsx';

export function PageLoading() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Cargando..." size={24} />
    </div>
  );
}
